import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#test/free-port.ts";
import { type BenchServer, startBenchServer } from "./program.ts";

export interface ProductServer extends BenchServer {
  /** Stops the process and restarts it with the same data. */
  restart(): Promise<void>;
}

/** Starts the built product with demo data, on the database of `databaseUrl` or on the embedded one. */
export async function startProductServer(databaseUrl?: string): Promise<ProductServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "velluto-bench-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = () =>
    // Same command as `npm start` and the systemd unit.
    startBenchServer(
      origin,
      [process.execPath, "--max-semi-space-size=8", "--heap-growing-percent=75", "server/main.ts"],
      {
        env: {
          MALLOC_ARENA_MAX: "2",
          PORT: String(port),
          SITE_URL: origin,
          DATA_DIR: dataDir,
          SEED: "demo",
          RATE_LIMITS: "off",
          LOG_LEVEL: "error",
          ...(databaseUrl === undefined
            ? {}
            : { DATABASE_URL: databaseUrl, AUTH_SECRET: randomBytes(32).toString("hex") }),
        },
        readyPath: "/readyz",
      },
    );
  try {
    let server = await start();
    return {
      origin,
      processorSeconds: () => server.processorSeconds(),
      memory: () => server.memory(),
      resetPeakMemory: () => server.resetPeakMemory(),
      stop: () => server.stop().finally(() => remove(dataDir)),
      async restart() {
        await server.stop();
        server = await start();
      },
    };
  } catch (error) {
    await remove(dataDir);
    throw error;
  }
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });
