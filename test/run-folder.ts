import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Name of a run's folder, with the process id of its owner. */
const RUN_FOLDER_NAME = /^velluto-run-(\d+)-/;

const TMPFS = "/dev/shm";
/** Eight times what the tests of a run use at once. */
const MIN_FREE_BYTES = 4e9;

/**
 * Creates one folder for all temporary files of a run and deletes it at the end, even if a worker or server was killed. The projects of a run share
 * it; the first to create it deletes it last. Also deletes folders of killed earlier runs.
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
  // If the tests run as root, PostgreSQL runs as another account.
  chmodSync(folder, 0o755);
  process.env.VELLUTO_RUN_FOLDER = folder;
  process.env.TMPDIR = folder;
  return () => {
    process.env.TMPDIR = systemTmpdir;
    delete process.env.VELLUTO_RUN_FOLDER;
    remove(folder);
  };
}

/**
 * Whether the machine has a tmpfs with enough space. A test's database has 300 files, a server's 1,000, and creating them on disk takes 20 times as
 * long.
 */
function hasRoomyTmpfs(): boolean {
  if (!existsSync(TMPFS) || !existsSync("/proc/mounts")) return false;
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .find((line) => line.includes(` ${TMPFS} `));
  // Programs are copied there too, so it must allow execution.
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
