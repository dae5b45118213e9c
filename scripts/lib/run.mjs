import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { root } from "./paths.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

const running = new Set();

/**
 * Runs a command in a process group of its own, so that none of its children outlives it. Returns its exit code and, unless `show` sends it to the
 * terminal, its output. Never throws for a failing command.
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean, onLine?: (line: string) => void, timeoutSeconds?: number }} options
 */
export async function run(command, args, { env = process.env, cwd = root, show = false, onLine, timeoutSeconds } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const timer = timeoutSeconds && setTimeout(() => killGroup(child, "SIGKILL"), timeoutSeconds * 1000);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.setEncoding("utf8").on("data", (text) => {
      output.push(text);
      if (!onLine) return;
      const lines = (rest + text).split(/\r?\n/);
      rest = lines.pop() ?? "";
      for (const line of lines) onLine(line);
    });
    stream?.on("end", () => rest && onLine?.(rest));
  }
  let code = 1;
  try {
    const [exitCode] = await once(child, "close");
    code = exitCode ?? 1;
  } catch (error) {
    output.push(`${command}: ${error.message}\n`);
    onLine?.(`${command}: ${error.message}`);
  }
  clearTimeout(timer);
  running.delete(child);
  return { code, output: output.join("") };
}

/**
 * When this script receives a signal, kills the commands that `run` has started and that have not ended. Returns a function that removes the
 * handlers.
 */
export function killChildrenOnSignal() {
  const end = (signal) => {
    for (const child of running) killGroup(child, "SIGTERM");
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The command has already ended.
  }
}
