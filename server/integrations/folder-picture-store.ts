import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "#server/errors.ts";
import { createPictureStoreError, type PictureStore } from "#server/integrations/picture-store.ts";

/** Error codes of a full or read-only disk. */
const NOT_WRITABLE_CODES = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

/** Stores pictures in a folder of this machine (DATA_DIR/uploads). */
export class FolderPictureStore implements PictureStore {
  readonly #folder: string;
  readonly #onFailure: ((error: unknown) => void) | undefined;

  /** `onFailure` is called when a picture cannot be written. */
  constructor(folder: string, onFailure?: (error: unknown) => void) {
    this.#folder = folder;
    this.#onFailure = onFailure;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.#file(key);
    const temporaryFile = `${file}.${randomUUID()}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporaryFile, bytes, { flush: true });
      await rename(temporaryFile, file);
    } catch (error) {
      await this.#remove(temporaryFile);
      this.#onFailure?.(error);
      throw NOT_WRITABLE_CODES.has(errorCode(error) ?? "") ? createPictureStoreError(error) : error;
    }
  }

  async get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return await readFile(this.#file(key));
    } catch (error) {
      if (errorCode(error) === "ENOENT") return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await this.#remove(this.#file(key));
  }

  async #remove(file: string): Promise<void> {
    await rm(file, { force: true });
    // Remove the folder too, if this was its last file.
    await rmdir(dirname(file)).catch((error: unknown) => {
      if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes(errorCode(error) ?? "")) throw error;
    });
  }

  #file(key: string): string {
    return join(this.#folder, ...key.split("/"));
  }
}
