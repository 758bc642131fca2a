// Compiles the Python of an archive with the Python that will run it, so that no visitor's browser has to: node compile.mjs ARCHIVE
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const archive = process.argv[2];
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/program" });
python.runPython(`
import compileall, pathlib, py_compile, zipfile
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
assert compileall.compile_dir("/program", quiet=1, legacy=True, stripdir="/program", optimize=2, invalidation_mode=unchecked), "something could not be compiled"
with zipfile.ZipFile("/compiled.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for path in sorted(pathlib.Path("/program").rglob("*")):
        if path.is_file() and path.suffix != ".py":
            packed.write(path, path.relative_to("/program"))
`);
writeFileSync(archive, python.FS.readFile("/compiled.zip"));
