import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A run's folder, named for the process whose it is. */
const OF_A_RUN = /^velluto-run-(\d+)-/;

/**
 * One folder for everything that the tests of a run put into temporary folders, gone with the run whatever became of its tests: a worker that is ended, or a
 * server that is killed, clears nothing away. The projects of a run share it; the first to make it takes it away, last of all. What a run left that was
 * killed itself, the next one clears away.
 */
export default function setup(): (() => void) | undefined {
  const outer = tmpdir();
  if (process.env.VELLUTO_RUN_FOLDER === outer) return undefined;
  for (const name of readdirSync(outer)) {
    const [, owner] = OF_A_RUN.exec(name) ?? [];
    if (owner && !isAlive(Number(owner))) remove(join(outer, name));
  }
  const folder = mkdtempSync(join(outer, `velluto-run-${process.pid}-`));
  // PostgreSQL runs under another account where the tests run as root.
  chmodSync(folder, 0o755);
  process.env.VELLUTO_RUN_FOLDER = folder;
  process.env.TMPDIR = folder;
  return () => {
    process.env.TMPDIR = outer;
    delete process.env.VELLUTO_RUN_FOLDER;
    remove(folder);
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
