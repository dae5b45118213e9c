import { chmodSync, mkdirSync, statSync } from "node:fs";

const OWNER_ONLY_MODE = 0o700;
/** The mode bit of folders to which everybody may write, such as /tmp. */
const STICKY_BIT = 0o1000;

/**
 * Creates a folder that only its owner can access, or restricts an existing one: inside, the embedded database creates files with mode 666, whatever
 * the umask is. Does not change shared folders (/tmp) and folders of another owner.
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
