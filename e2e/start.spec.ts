import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { freePort } from "#test/free-port.ts";
import { expect, test } from "./fixtures.ts";

// Rule: product.md#commands-and-environment
test("npm start serves the data folder and prints its URL; a second one on the same folder exits with one sentence", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "velluto start "));
  // Copy the data folder of the run's first server: seeding takes most of a start.
  if (process.env.E2E_FILLED_DIR) await cp(process.env.E2E_FILLED_DIR, dataDir, { recursive: true });
  const port = await freePort();
  const first = npmStart(port, dataDir);
  try {
    await waitForOutput(first, `Velluto is open at http://localhost:${port}`);
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    expect(await (await fetch(`http://localhost:${port}/ferrari`)).text()).toContain("296 GTB");

    const second = npmStart(await freePort(), dataDir);
    const [complaint, [code]] = await Promise.all([text(second.stderr), once(second, "exit")]);
    expect(complaint).toContain(`The data folder ${dataDir} is in use by another process.`);
    expect(code).toBe(1);
    // The first server keeps running.
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  } finally {
    const ended = once(first, "exit");
    first.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});

type Program = ChildProcessByStdio<null, Readable, Readable>;

/** Runs `npm start` as after unpacking the product, without this run's variables. */
function npmStart(port: number, dataDir: string): Program {
  const { PATH, HOME } = process.env;
  return spawn("npm", ["start", "--silent"], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: "una-parola-per-le-prove" },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Waits until the program has printed this text. */
async function waitForOutput(program: Program, words: string): Promise<void> {
  let output = "";
  await new Promise<void>((resolve, reject) => {
    program.stdout.on("data", (part) => {
      output += String(part);
      if (output.includes(words)) resolve();
    });
    program.once("exit", () => reject(new Error(`It ended before it printed "${words}":\n${output}`)));
  });
}
