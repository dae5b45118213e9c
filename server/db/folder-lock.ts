import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "#server/errors.ts";

/**
 * Thrown when another process has locked the embedded database (product.md#commands-and-environment).
 * Two processes on one folder would silently lose data.
 */
export class FolderInUseError extends StartError {}

const SQLITE_BUSY = 5;
/** Maximum wait for the lock: a killed process keeps its lock until its last thread has ended. */
const LOCK_TIMEOUT_MS = 1000;

/**
 * Locks the folder for this process and returns a function that releases it. The lock is a kernel file lock, taken through SQLite because that works
 * on every system Node runs on. The kernel removes the lock in whatever way the process ends. A file with a process id would not be reliable.
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
