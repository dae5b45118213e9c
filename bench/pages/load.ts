import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { LOAD_CORE, onCore } from "./program.ts";

const run = promisify(execFile);
const CONNECTIONS = 32;

const answer = z.object({
  answers: z.number(),
  otherAnswers: z.number(),
  errors: z.number(),
  seconds: z.number(),
  p99Ms: z.number(),
});

/** What came of asking for one address over 32 connections for so many seconds, or so many times. Throws when an answer was another than a 2xx: that would not be the page. */
export async function load(
  origin: string,
  path: string,
  extent: { seconds: number } | { amount: number },
): Promise<z.infer<typeof answer>> {
  const order = { origin, path, ...extent, connections: CONNECTIONS, headers: { "accept-encoding": "br" } };
  const [command, args] = onCore(LOAD_CORE, process.execPath, ["bench/peers/load.mjs", JSON.stringify(order)]);
  const { stdout } = await run(command, args);
  const result = answer.parse(JSON.parse(stdout));
  if (result.otherAnswers + result.errors > 0)
    throw new Error(`${origin}${path}: ${result.otherAnswers} other answers, ${result.errors} errors`);
  if (result.answers === 0) throw new Error(`${origin}${path}: no answer; longer rounds are needed here.`);
  return result;
}
