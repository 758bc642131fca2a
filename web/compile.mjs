// Compiles the Python of an archive with the Python that will run it, so that no visitor's browser has to, and packs everything
// as python.ts unpacks it (the length of a list, the list of names and sizes, the files; gzipped): node compile.mjs ARCHIVE PACKED
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [, , archive, packed] = process.argv;
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/program" });
python.runPython(`
import compileall, gzip, json, marshal, pathlib, py_compile, sys
program = pathlib.Path("/program")
def compile_all(folder, optimize):
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    compiled = compileall.compile_dir(folder, quiet=1, force=True, legacy=True, stripdir=program, optimize=optimize, invalidation_mode=unchecked)
    assert compiled, "something could not be compiled"
own = program / "site-packages" / "hanashobu"
compile_all(program, 2)
compile_all(own, 1) # with its docstrings: for a class that has none, dataclasses writes one at every start, which takes much longer
for source in program.rglob("*.py"):
    source.unlink()

sys.path.insert(0, str(program / "site-packages"))
from hanashobu.browser import prepared
with prepared.recording() as code:
    import hanashobu.browser.start, hanashobu.browser.thinking
(own / "browser" / prepared.FILE.name).write_bytes(marshal.dumps(code))

paths = [path for path in sorted(program.rglob("*")) if path.is_file()]
files = [path.read_bytes() for path in paths]
names = json.dumps([[path.relative_to(program).as_posix(), len(file)] for path, file in zip(paths, files)]).encode()
whole = b"".join([len(names).to_bytes(4, "little"), names, *files])
pathlib.Path("/packed").write_bytes(gzip.compress(whole, 9, mtime=0))
`);
writeFileSync(packed, python.FS.readFile("/packed"));
