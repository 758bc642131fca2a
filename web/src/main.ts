import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepSettings } from "./app/settings.svelte";

keepSettings();
mount(App, { target: document.getElementById("app")! });
