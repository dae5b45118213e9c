import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { type ResidentMemory, resetPeakMemoryOf, residentMemoryOf } from "./memory.ts";
import { processorSecondsOf } from "./processor-time.ts";

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 10_000;
const hasTaskset = spawnSync("taskset", ["--version"]).status === 0;

/** CPU core of the measured servers; the load generator has another, so that neither slows the other. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

/** A measured server and its processes. */
export interface BenchServer {
  origin: string;
  /** Resident memory in MB (10^6 bytes), current and peak. */
  memory(): ResidentMemory;
  resetPeakMemory(): void;
  /** Total CPU time of its processes, in seconds. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

/** Returns the command bound to one CPU core, if the system supports that. */
export function onCore(core: number, command: string, args: readonly string[]): [string, string[]] {
  return hasTaskset ? ["taskset", ["-c", String(core), command, ...args]] : [command, [...args]];
}

/** Starts a server on `SERVER_CORE` and waits until `readyPath` answers 200. Throws with the server's output otherwise. */
export async function startBenchServer(
  origin: string,
  [command, ...args]: readonly [string, ...string[]],
  { env = {}, cwd = ".", readyPath = "/" }: { env?: Record<string, string>; cwd?: string; readyPath?: string } = {},
): Promise<BenchServer> {
  const child = spawn(...onCore(SERVER_CORE, command, args), {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text) > 200 && output.shift());
  const stop = () => stopProcess(child);
  for (const startedAt = Date.now(); !(await isReady(origin + readyPath)); await wait(100)) {
    if (child.exitCode === null && Date.now() - startedAt < START_TIMEOUT_MS) continue;
    await stop();
    throw new Error(`${command} did not start:\n${output.join("")}`);
  }
  const pid = child.pid ?? 0;
  return {
    origin,
    processorSeconds: () => processorSecondsOf(pid),
    memory: () => residentMemoryOf(pid),
    resetPeakMemory: () => resetPeakMemoryOf(pid),
    stop,
  };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const patience = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(patience);
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
