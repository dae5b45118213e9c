import { chmodSync, mkdirSync, statSync } from "node:fs";

const OWNER_ONLY_MODE = 0o700;
/** On a folder that everybody writes into, such as /tmp. */
const STICKY_BIT = 0o1000;

/**
 * Makes a folder that only its owner can look into, and closes one that others could: the embedded database gives its files mode 666,
 * whatever the umask says. Left as they are: folders for everybody (/tmp), and those of another owner, whose business it is.
 */
export function ensurePrivateDir(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_MODE });
  const { mode } = statSync(folder);
  if ((mode & 0o777) === OWNER_ONLY_MODE || mode & STICKY_BIT) return;
  try {
    chmodSync(folder, OWNER_ONLY_MODE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
