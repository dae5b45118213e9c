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

/** The first administrator of the tested server. */
export const ADMIN = { email: "admin@velluto.example", password: "una-parola-per-le-prove" };

/**
 * Starts the built server for the run and sets E2E_ORIGIN and E2E_DATA_DIR. If E2E_ORIGIN is already set, only read-only tests run, against that
 * server.
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
  /** Stops the server and keeps its data. */
  close(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a built server with demo data on a free port, with a data folder of its own; its output goes to `test-results/{name}.log`. `variables`
 * override the defaults. Seeding takes far longer than the rest of a start, so the run's first server seeds a folder and all others copy it, unless
 * they use another seed. `program` is the built server, or that of `npm run dev`.
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
  // Without WebAssembly's optimising compiler, which needs a gigabyte and more time for the embedded database than a test run gains.
  const server = spawn(process.execPath, ["--liftoff-only", program], {
    env: {
      ...withoutColours(process.env),
      // The run's first server fills Node's compile cache for the others, which then start in two thirds of the time.
      NODE_COMPILE_CACHE: join(tmpdir(), "velluto-compiled"),
      NODE_ENV: "production",
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: dataDir,
      SEED: "demo",
      RATE_LIMITS: "off",
      // Mails about staff actions wait as long.
      STAFF_UNDO_SECONDS: "1",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...variables,
    },
    // The IPC channel lets the server exit if this process disappears.
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

/** The test runner and its caller can set both variables, and Node would log a warning about the conflict. */
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
