import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "#server/db/folder-lock.ts";

/** Time limit of the tests. */
const PATIENCE_MS = 120_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "velluto-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a folder can be locked only once, even within one process, until its release; a second release does nothing", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  unlock();
  unlock();
  lockFolder(folder)();
});

test("a process id left by an earlier version does not block, even if another process has that id now", () => {
  writeFileSync(join(folder, "velluto.lock"), String(process.ppid));
  lockFolder(folder)();
});

// Rule: product.md#commands-and-environment
test("a killed process holds no lock, even while it is a zombie", async () => {
  const { shell, holder } = await holdFromElsewhere();
  try {
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    process.kill(holder, "SIGKILL");
    await expect.poll(() => stateOf(holder), { timeout: PATIENCE_MS }).toBe("Z");
    lockFolder(folder)();
  } finally {
    shell.kill("SIGKILL");
  }
});

/** Starts a shell that starts a process that locks the folder. The shell never waits for the process, so the killed process stays a zombie. */
async function holdFromElsewhere(): Promise<{ shell: ChildProcess; holder: number }> {
  const module = fileURLToPath(new URL("folder-lock.ts", import.meta.url));
  const program = `const { lockFolder } = await import(${JSON.stringify(module)});
    globalThis.held = lockFolder(${JSON.stringify(folder)}); console.log(process.pid); setInterval(() => {}, 1000);`;
  const shell = spawn("sh", ["-c", '"$0" --input-type=module -e "$1" & exec sleep 60', process.execPath, program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(shell.stdout, "data");
  return { shell, holder: Number(String(line)) };
}

/** Returns Linux's state letter of a process; "Z" if there is no /proc. */
function stateOf(pid: number): string {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1] ?? "";
  } catch {
    return "Z";
  }
}
