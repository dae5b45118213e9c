import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "#server/db/folder-lock.ts";

/** Ends what hangs. */
const PATIENCE_MS = 120_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "velluto-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a folder is held once, also within one process, until it is given back; giving back twice changes nothing", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  unlock();
  unlock();
  lockFolder(folder)();
});

test("a number that an earlier version left, and that another process has by now, shuts nobody out", () => {
  writeFileSync(join(folder, "velluto.lock"), String(process.ppid));
  lockFolder(folder)();
});

// Rule: product.md#commands-and-environment
test("a killed process holds nothing, also while it is still a zombie", async () => {
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

/** A process that holds the folder, below a shell that never asks how it ended. */
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

/** The letter that Linux gives a process's state; "Z" where there is no /proc to ask. */
function stateOf(pid: number): string {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1] ?? "";
  } catch {
    return "Z";
  }
}
