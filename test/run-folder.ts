import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** A run's folder, named for the process whose it is. */
const RUN_FOLDER_NAME = /^velluto-run-(\d+)-/;

const TMPFS = "/dev/shm";
/** Eight times what all tests of a run hold in temporary folders at a time. */
const MIN_FREE_BYTES = 4e9;

/**
 * One folder for everything that the tests of a run put into temporary folders, gone with the run whatever became of its tests: a worker that is ended, or a
 * server that is killed, clears nothing away. The projects of a run share it; the first to make it takes it away, last of all. What a run left that was
 * killed itself, the next one clears away.
 */
export default function setup(): (() => void) | undefined {
  const systemTmpdir = tmpdir();
  if (process.env.VELLUTO_RUN_FOLDER === systemTmpdir) return undefined;
  const parent = process.env.TMPDIR || !hasRoomyTmpfs() ? systemTmpdir : TMPFS;
  for (const name of readdirSync(parent)) {
    const [, owner] = RUN_FOLDER_NAME.exec(name) ?? [];
    if (owner && !isAlive(Number(owner))) remove(join(parent, name));
  }
  const folder = mkdtempSync(join(parent, `velluto-run-${process.pid}-`));
  // PostgreSQL runs under another account where the tests run as root.
  chmodSync(folder, 0o755);
  process.env.VELLUTO_RUN_FOLDER = folder;
  process.env.TMPDIR = folder;
  return () => {
    process.env.TMPDIR = systemTmpdir;
    delete process.env.VELLUTO_RUN_FOLDER;
    remove(folder);
  };
}

/** Whether this machine keeps files in memory and has plenty: a test's database is 300 files and a server's 1,000, which a disk takes 20 times as long to make. */
function hasRoomyTmpfs(): boolean {
  if (!existsSync(TMPFS) || !existsSync("/proc/mounts")) return false;
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .find((line) => line.includes(` ${TMPFS} `));
  // Programs are copied there, too.
  if (!mount || mount.includes("noexec")) return false;
  const { bavail, bsize } = statfsSync(TMPFS);
  return Math.min(bavail * bsize, freemem()) > MIN_FREE_BYTES;
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
