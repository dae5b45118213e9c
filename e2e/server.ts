import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#test/free-port.ts";
import makeRunFolder from "#test/run-folder.ts";

const SERVER_START_TIMEOUT_MS = 600_000;

/** The first administrator of the server under test. */
export const ADMIN = { email: "admin@velluto.example", password: "una-parola-per-le-prove" };

/**
 * Starts the built server for the run; the tests find it in E2E_ORIGIN and its data folder in E2E_DATA_DIR. With an E2E_ORIGIN given, tests
 * that only read run against that server instead.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env.E2E_ORIGIN) return async () => {};
  const removeRunFolder = makeRunFolder();
  const filled = await openServer("first-start");
  await filled.close();
  process.env.E2E_FILLED_DIR = filled.dataDir;
  const { origin, dataDir, stop } = await openServer("server");
  process.env.E2E_ORIGIN = origin;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await stop();
    removeRunFolder?.();
  };
}

export interface TestServer {
  origin: string;
  port: number;
  dataDir: string;
  logFile: string;
  /** Ends the server and keeps its data. */
  close(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * A built server with demo data on a free port, with a data folder of its own; what it writes is in `test-results/{name}.log`. Variables
 * that are given go before the usual ones. Filling a folder takes far longer than all else of a start, so the run's first server fills one
 * and every other begins with a copy, unless it asks for another seed. `program` is what runs: the built server, or the one of `npm run dev`.
 */
export async function openServer(
  name: string,
  variables: Record<string, string> = {},
  program = "server/main.ts",
): Promise<TestServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "velluto-e2e-"));
  if (process.env.E2E_FILLED_DIR && !variables.SEED) await cp(process.env.E2E_FILLED_DIR, dataDir, { recursive: true });
  const logFile = `test-results/${name}.log`;
  mkdirSync("test-results", { recursive: true });
  // Without the second compiler of WebAssembly, which takes a gigabyte and longer over the embedded database than a run has use of it.
  const server = spawn(process.execPath, ["--liftoff-only", program], {
    env: {
      ...withoutColours(process.env),
      // The run's first server leaves what Node makes of the program to the others, which start in two thirds of the time.
      NODE_COMPILE_CACHE: join(tmpdir(), "velluto-compiled"),
      NODE_ENV: "production",
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: dataDir,
      SEED: "demo",
      RATE_LIMITS: "off",
      // The mails of what staff do wait as long.
      STAFF_UNDO_SECONDS: "1",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...variables,
    },
    // The channel lets the server end by itself should this process vanish.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const log = createWriteStream(logFile);
  server.stdout?.pipe(log, { end: false });
  server.stderr?.pipe(log, { end: false });
  const ended = once(server, "exit");
  const close = async () => {
    server.kill("SIGTERM");
    await ended;
    log.end();
  };
  const stop = async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  };

  for (const startedAt = Date.now(); !(await isReady(origin)); ) {
    if (server.exitCode !== null || Date.now() - startedAt > SERVER_START_TIMEOUT_MS) {
      await stop();
      throw new Error(`The server did not start:\n${await readFile(logFile, "utf8")}`);
    }
    await wait(50);
  }
  return { origin, port, dataDir, logFile, close, stop };
}

/** The test runner and who called it may disagree about colours, of which Node would write a warning into the log. */
function withoutColours({ FORCE_COLOR: _forced, NO_COLOR: _none, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
