// The WebAssembly side of kernel_slices.py: a line of JSON in, the processor time and the rows out.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { openKernel } from "../kernel/loader.mjs";

const kernel = await openKernel(readFileSync(process.argv[2]));
const kept = new Map();

for await (const line of createInterface({ input: process.stdin })) {
  const [entry, given, count] = JSON.parse(line);
  const rows = given.map((numbers, place) => {
    const key = `${place}/${numbers.length}`;
    if (!kept.has(key)) kept.set(key, kernel.allocate(numbers.length));
    return kept.get(key);
  });
  rows.forEach((row, place) => kernel.view(row).set(given[place].map(BigInt)));
  const begun = process.cpuUsage();
  kernel.call(entry, rows, [BigInt(count)]);
  const spent = process.cpuUsage(begun);
  console.log(JSON.stringify([(spent.user + spent.system) / 1e6, rows.map((row) => [...kernel.view(row)].map(String))]));
}
