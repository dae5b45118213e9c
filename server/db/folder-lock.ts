import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Thrown when another process holds the embedded database: two on one folder would lose data without a word (product.md#commands-and-environment). */
export class FolderInUseError extends Error {}

/** Takes the folder for this process; returns how to give it back. A lock whose process is gone is taken over. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "velluto.lock");
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = Number(readFileSync(file, "utf8"));
      if (holder !== process.pid && isAlive(holder)) {
        throw new FolderInUseError(
          `The data folder ${folder} is in use by process ${holder}. Stop it first, or set another DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new FolderInUseError(`The data folder ${folder} could not be locked.`);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
