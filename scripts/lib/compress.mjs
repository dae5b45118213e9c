import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A smaller file is not compressed: it would save less than one network packet. */
const MIN_BYTES = 1024;

/**
 * Writes a .br and a .gz file beside every text file of a folder, at the highest compression level. The server then sends these files and compresses
 * nothing itself.
 */
export async function compressFolder(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const content = await readFile(file);
    if (content.length < MIN_BYTES) continue;
    const [smallest, small] = await Promise.all([brotli(content), gzipAsync(content, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, smallest), writeFile(`${file}.gz`, small)]);
  }
}
