import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

const MAX_MEMORY_BYTES = 24 * 1024 * 1024;

/**
 * Caches rendered pictures by the hash of their content: the latest ones in memory, and up to `maxFiles` on disk. When the disk limit is reached,
 * deletes the oldest file first.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #maxFiles: number;
  readonly #memory = new LRUCache<string, Buffer>({ maxSize: MAX_MEMORY_BYTES, sizeCalculation: (png) => png.length });

  constructor(folder: string, maxFiles: number) {
    this.#folder = folder;
    this.#maxFiles = maxFiles;
  }

  async find(key: string): Promise<Buffer | null> {
    const inMemory = this.#memory.get(key);
    if (inMemory) return inMemory;
    const stored = await readFile(this.#file(key)).catch(() => null);
    if (stored) this.#memory.set(key, stored);
    return stored;
  }

  /** Stores a picture in memory and on disk. If it cannot be written to disk, it is only in memory. */
  async put(key: string, png: Buffer): Promise<void> {
    this.#memory.set(key, png);
    const unfinished = `${this.#file(key)}.${process.pid}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(unfinished, png);
      await rename(unfinished, this.#file(key));
      await this.#evictOldest();
    } catch {
      await rm(unfinished, { force: true }).catch(() => {});
    }
  }

  async #evictOldest(): Promise<void> {
    const names = await readdir(this.#folder);
    if (names.length <= this.#maxFiles) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const file = join(this.#folder, name);
        return { file, stored: (await stat(file)).mtimeMs };
      }),
    );
    files.sort((a, b) => a.stored - b.stored);
    await Promise.all(files.slice(0, names.length - this.#maxFiles).map(({ file }) => rm(file, { force: true })));
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.png`);
  }
}
