// Compiles the Python of an archive with the Python that will run it, so that no visitor's browser has to, and packs everything
// as python.ts unpacks it (the length of a list, the list of names and sizes, the files; gzipped): node compile.mjs ARCHIVE PACKED
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [, , archive, packed] = process.argv;
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/program" });
python.runPython(`
import compileall, gzip, json, pathlib, py_compile, runpy, sys
program = pathlib.Path("/program")
# Python runs this module before everything else that it does not need itself.
(program / "sitecustomize.py").write_text("""
import os
from hanashobu.browser import prepared
prepared.use(os.path.dirname(__file__))
""")
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
assert compileall.compile_dir(program, quiet=1, legacy=True, stripdir=program, optimize=2, invalidation_mode=unchecked), "something could not be compiled"
for source in program.rglob("*.py"):
    source.unlink()

sys.path.insert(0, str(program / "site-packages"))
from hanashobu.browser import prepared
with prepared.recording() as code:
    runpy.run_path(program / "_colorize.pyc") # which Pyodide imports; it is here already
    import hanashobu.browser.start, hanashobu.browser.thinking
compiled = [path.relative_to(program).as_posix() for path in sorted(program.rglob("*.pyc"))]
(program / "site-packages" / "hanashobu" / "browser" / "prepared.bin").write_bytes(prepared.prepare(code, compiled))

paths = [path for path in sorted(program.rglob("*")) if path.is_file()]
files = [path.read_bytes() for path in paths]
names = json.dumps([[path.relative_to(program).as_posix(), len(file)] for path, file in zip(paths, files)]).encode()
whole = b"".join([len(names).to_bytes(4, "little"), names, *files])
pathlib.Path("/packed").write_bytes(gzip.compress(whole, 9, mtime=0))
`);
writeFileSync(packed, python.FS.readFile("/packed"));
