import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { freePort } from "#test/free-port.ts";
import { type BenchServer, startBenchServer } from "./program.ts";

const PEER = "bench/peers/next";
const NEXT = "../node_modules/next/dist/bin/next";
const CARS = 24;
const run = promisify(execFile);

/** Builds and starts the Next.js peer with the cars of our API: `/static` is rendered at build time, `/each-time` for every request. */
export async function startNext(product: BenchServer): Promise<BenchServer> {
  const cars = (await (await fetch(`${product.origin}/api/vehicles?limit=${CARS}`)).json()) as unknown;
  writeFileSync(`${PEER}/cars.json`, JSON.stringify(cars));
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  rmSync(`${PEER}/.next`, { recursive: true, force: true });
  await run(process.execPath, [NEXT, "build"], { cwd: PEER, env });
  const port = await freePort();
  return startBenchServer(
    `http://127.0.0.1:${port}`,
    [process.execPath, NEXT, "start", "--port", String(port), "--hostname", "127.0.0.1"],
    { cwd: PEER, env: { NEXT_TELEMETRY_DISABLED: "1" }, readyPath: "/static" },
  );
}
