// Compiles the Python files of a folder by the Python that will run them in a browser: node compile.mjs FOLDER
// Without docstrings and assertions, but for Pyodide's own files, which read theirs; what is told of an error has its
// line, but not the columns, which would be a quarter of what a visitor fetches of Python.
import { loadPyodide } from 'pyodide'

const [, , folder] = process.argv
const py = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } })
py.mountNodeFS('/folder', folder)
py.globals.set('folder', '/folder')
const fine = py.runPython(`
import compileall, pathlib
sources = list(pathlib.Path(folder).rglob("*.py"))
fine = True
for source in sources:
    level = 0 if "pyodide" in str(source) else 2
    fine &= compileall.compile_file(source, quiet=1, legacy=True, stripdir=folder, optimize=level)
    source.unlink()
fine
`)
process.exit(fine ? 0 : 1)
