import { mount } from "svelte";
import App from "./App.svelte";
import "fonts:sans";
import "./app.css";
import { guardSecondPress } from "./app/secondPress";
import { keepSettings } from "./app/settings.svelte";

keepSettings();
guardSecondPress();
mount(App, { target: document.getElementById("app")! });
