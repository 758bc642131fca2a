// Opens the WebAssembly kernel. `kernel.json` says which rows of 64-bit whole numbers each entry point takes, and what is where in them.

const PAGE = 65536;
const STACK = 16 * PAGE; // the kernel's own, at the beginning of the memory; it grows downwards

/** The kernel in an instance of its own; `bytes` is the whole of kernel.wasm. Throws where that is damaged or from other sources. */
export async function openKernel(bytes, sources) {
  const memory = new WebAssembly.Memory({ initial: (2 * STACK) / PAGE });
  const global = (value, mutable = false) => new WebAssembly.Global({ value: "i32", mutable }, value);
  // A shared library for WebAssembly: whoever opens it gives it a memory, a stack, and a place for its data, of which it has none.
  const env = { memory, __stack_pointer: global(STACK, true), __memory_base: global(STACK), __table_base: global(0) };
  const { instance } = await WebAssembly.instantiate(bytes, { env });
  const entries = instance.exports;
  const found = BigInt.asUintN(64, entries.hana_sources()).toString(16).padStart(16, "0");
  if (sources && found !== sources) throw new Error(`The kernel was built from ${found}, not from ${sources}.`);
  let end = STACK;

  /** Room for a row that stays; all zeros. Views of older rows have to be made anew, for the memory may have moved. */
  function allocate(size) {
    const at = (end + 7) & ~7;
    end = at + 8 * size;
    if (end > memory.buffer.byteLength) memory.grow(Math.ceil((end - memory.buffer.byteLength) / PAGE));
    return { at, size };
  }

  return {
    allocate,
    /** The numbers of a row, in place. */
    view: (row) => new BigInt64Array(memory.buffer, row.at, row.size),
    /** An entry point by its name, on rows and then numbers (BigInt). */
    call: (name, rows, numbers) => entries[`hana_${name}`](...rows.map((row) => row.at), ...numbers),
  };
}
