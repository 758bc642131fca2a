// Compresses a file by brotli, for hosts that hand such files out: node brotli.mjs FILE PACKED
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const [file, packed] = process.argv.slice(2);
writeFileSync(packed, brotliCompressSync(readFileSync(file)));
