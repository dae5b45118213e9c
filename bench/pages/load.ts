import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { LOAD_CORE, onCore } from "./program.ts";

const run = promisify(execFile);
const CONNECTIONS = 32;
const HEADERS = { "accept-encoding": "br" };

const loadSchema = z.object({
  answers: z.number(),
  otherAnswers: z.number(),
  errors: z.number(),
  seconds: z.number(),
  p99Ms: z.number(),
});

type Load = z.infer<typeof loadSchema>;

/** A server with a warm cache is faster than a Node client: only wrk, if installed, can saturate it. */
export const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

/** Requests one URL over 32 connections for a time, or a number of times. Throws on any response other than 2xx. */
export async function generateLoad(
  origin: string,
  path: string,
  extent: { seconds: number } | { amount: number },
): Promise<Load> {
  const isOneAddress = !path.includes("[<id>]");
  const result =
    hasWrk && isOneAddress && "seconds" in extent
      ? await loadByWrk(origin + path, extent.seconds)
      : await loadByNode({ origin, path, ...extent });
  if (result.otherAnswers + result.errors > 0)
    throw new Error(`${origin}${path}: ${result.otherAnswers} other answers, ${result.errors} errors`);
  if (result.answers === 0) throw new Error(`${origin}${path}: no answer; longer rounds are needed here.`);
  return result;
}

async function loadByNode(asked: object): Promise<Load> {
  const order = { ...asked, connections: CONNECTIONS, headers: HEADERS };
  const [command, args] = onCore(LOAD_CORE, process.execPath, ["bench/peers/load.mjs", JSON.stringify(order)]);
  return loadSchema.parse(JSON.parse((await run(command, args)).stdout));
}

async function loadByWrk(address: string, seconds: number): Promise<Load> {
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const options = ["-t", "1", "-c", String(CONNECTIONS), "-d", `${seconds}s`, "--timeout", "30s", "--latency"];
  const [command, args] = onCore(LOAD_CORE, "wrk", [...options, ...headers, address]);
  return readWrk((await run(command, args)).stdout);
}

const MS_OF_UNIT: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Parses the output of wrk. */
function readWrk(text: string): Load {
  const found = (pattern: RegExp) => pattern.exec(text)?.slice(1) ?? [];
  const [p99 = "", unit = ""] = found(/99%\s+([\d.]+)(us|ms|s)/);
  const [answers, took] = found(/(\d+) requests in ([\d.]+)s/);
  const otherAnswers = Number(found(/Non-2xx or 3xx responses: (\d+)/)[0] ?? 0);
  return {
    answers: Number(answers) - otherAnswers,
    otherAnswers,
    errors: found(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/).reduce(
      (sum, each) => sum + Number(each),
      0,
    ),
    seconds: Number(took),
    p99Ms: Number(p99) * (MS_OF_UNIT[unit] ?? Number.NaN),
  };
}
