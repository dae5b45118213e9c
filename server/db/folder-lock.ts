import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "#server/errors.ts";

/** Thrown when another process holds the embedded database: two on one folder would lose data without a word (product.md#commands-and-environment). */
export class FolderInUseError extends StartError {}

const SQLITE_BUSY = 5;
/** A process that was killed keeps its files until the last of its threads is gone: as long is waited for it. */
const LOCK_TIMEOUT_MS = 1000;

/**
 * Takes the folder for this process; returns how to give it back. What is held is a lock of the kernel's on a file (SQLite takes it, on every
 * system Node runs on): it is gone the moment the process is, however it ended, and no process number has to be trusted.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "velluto.hold"), { timeout: LOCK_TIMEOUT_MS });
  try {
    lock.exec("PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUseError(
      `The data folder ${folder} is in use by another process. Stop it first, or set another DATA_DIR.`,
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
