import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { errorCode, StartError } from "#server/errors.ts";

/** Error codes of a full disk, from PostgreSQL and the operating system. */
const DISK_FULL_CODES = new Set(["53100", "ENOSPC", "EDQUOT"]);
/** The error codes of a full disk in the WASI file system of the embedded database, whose errors have only a number. */
const WASI_ERRNO_CODES: Readonly<Record<number, string>> = {
  2: "EACCES",
  19: "EDQUOT",
  51: "ENOSPC",
  63: "EPERM",
  69: "EROFS",
};

/** Free space the embedded database needs to write: one segment of its write-ahead log. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;
const PROBE_BYTES = 64 * 1024;

/** Whether a write failed because its disk is full. */
export const isDiskFullError = (error: unknown): boolean => DISK_FULL_CODES.has(findDiskErrorCode(error) ?? "");

/** Describes a disk error as the second half of a sentence, or returns null for any other error. */
function describeDiskError(error: unknown): string | null {
  const code = findDiskErrorCode(error);
  if (isDiskFullError(error)) return "its disk is full";
  if (code === "EROFS") return "its file system is read-only";
  if (code === "EACCES" || code === "EPERM") return "this account may not write there";
  if (code === "ENOTDIR" || code === "EEXIST") return "a file is in its place";
  return null;
}

/** Runs work that writes into a folder. If it fails because of the disk, throws a StartError with one sentence. */
export function withDiskErrorMessages<Result>(what: string, folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason =
      describeDiskError(error) ?? (errorCode(error) === "ENOENT" ? describeDiskError(findMkdirError(folder)) : null);
    throw reason ? createNotWritableError(what, folder, reason) : error;
  }
}

/** Throws a StartError with the folder's name if the folder is not writable. */
export function requireWritable(what: string, folder: string): void {
  withDiskErrorMessages(what, folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    probeFolderWrite(folder);
  });
}

/** Throws ENOSPC if the folder's disk has too little space for the embedded database. */
export function requireFreeDiskSpace(folder: string): void {
  if (isDiskNearlyFull(folder)) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
}

/** Writes a test file into a folder and removes it; throws on failure. */
export function probeFolderWrite(folder: string): void {
  const file = join(folder, `.probe-${process.pid}`);
  try {
    writeFileSync(file, Buffer.alloc(PROBE_BYTES), { flush: true });
  } finally {
    rmSync(file, { force: true });
  }
}

/** Returns a StartError if a start failed because the disk is full, else null. The embedded database does not always report the cause. */
export function toDiskStartError(what: string, folder: string, error: unknown): StartError | null {
  const reason = describeDiskError(error) ?? (isDiskNearlyFull(folder) ? "its disk is full" : null);
  return reason === null ? null : createNotWritableError(what, folder, reason);
}

const createNotWritableError = (what: string, folder: string, reason: string) =>
  new StartError(`${what} ${folder} cannot be written: ${reason}.`);

/** Whether the folder's disk has too little space for the embedded database to write its log. */
export function isDiskNearlyFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < MIN_FREE_BYTES;
}

/**
 * Returns why a folder cannot be created. On a read-only file system, Node's recursive mkdir reports ENOENT; creating only the first missing folder
 * reports the real error.
 */
function findMkdirError(folder: string): unknown {
  try {
    mkdirSync(folder);
    return null;
  } catch (error) {
    const parentFolder = dirname(folder);
    return errorCode(error) === "ENOENT" && parentFolder !== folder ? findMkdirError(parentFolder) : error;
  }
}

function findDiskErrorCode(error: unknown): string | undefined {
  const code = errorCode(error);
  if (code !== undefined || typeof error !== "object" || error === null || !("errno" in error)) return code;
  return WASI_ERRNO_CODES[Number(error.errno)];
}
