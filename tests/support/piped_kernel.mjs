// The WebAssembly kernel behind a pipe: a line `NAME SIZE… NUMBER…` and the bytes of the rows in, a line with the result and the rows out.
import { readFileSync, readSync, writeSync } from "node:fs";
import { openKernel } from "../../kernel/loader.mjs";

const [, , file, shapes] = process.argv;
const kernel = await openKernel(readFileSync(file));
const entries = JSON.parse(shapes);
const kept = new Map(); // rows by their place and size: a call uses those of the call before

function read(bytes) {
  for (let done = 0; done < bytes.length; ) {
    const more = readSync(0, bytes, done, bytes.length - done);
    if (!more) process.exit(0);
    done += more;
  }
  return bytes;
}

function write(bytes) {
  for (let done = 0; done < bytes.length; ) done += writeSync(1, bytes, done);
}

function line() {
  let text = "";
  for (const one = Buffer.alloc(1); ; text += one) if (read(one)[0] === 10) return text;
}

for (;;) {
  const [name, ...words] = line().split(" ");
  const [count] = entries[name];
  const rows = words.slice(0, count).map((size, place) => {
    const key = `${place}/${size}`;
    if (!kept.has(key)) kept.set(key, kernel.allocate(Number(size)));
    return kept.get(key);
  });
  const bytes = (row) => {
    const view = kernel.view(row);
    return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  };
  for (const row of rows) read(bytes(row));
  const result = kernel.call(name, rows, words.slice(count).map(BigInt));
  write(Buffer.from(`${result}\n`));
  for (const row of rows) write(bytes(row));
}
