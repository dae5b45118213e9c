import { generateLoad } from "./load.ts";
import type { BenchServer } from "./program.ts";

/** A server that has never been asked may take more than a second over 32 first answers. */
const WARM_UP_SECONDS = 3;

/** One row of the table: an address of a running server. */
export interface BenchRow {
  name: string;
  program: BenchServer;
  path: string;
}

export interface Measured {
  name: string;
  requestsPerSecond: number;
  processorMs: number;
  p99Ms: number;
}

/**
 * Asks every contender in turn, round after round and every other round backwards, so that what the machine does beside it meets all alike.
 * Medians over the rounds; the processor time is the server's own, a request.
 */
export async function measureInRounds(
  contenders: readonly BenchRow[],
  { rounds, seconds }: { rounds: number; seconds: number },
  say: (line: string) => void,
): Promise<Measured[]> {
  const figures = new Map(contenders.map(({ name }) => [name, [] as Omit<Measured, "name">[]]));
  for (const { program, path } of contenders) await generateLoad(program.origin, path, { seconds: WARM_UP_SECONDS });
  for (let round = 1; round <= rounds; round++) {
    for (const contender of round % 2 === 1 ? contenders : contenders.toReversed()) {
      const { name, program, path } = contender;
      const before = program.processorSeconds();
      const result = await generateLoad(program.origin, path, { seconds });
      const processorMs = ((program.processorSeconds() - before) * 1000) / result.answers;
      figures.get(name)?.push({ requestsPerSecond: result.answers / result.seconds, processorMs, p99Ms: result.p99Ms });
      say(`round ${round}: ${name}: ${processorMs.toFixed(3)} ms of processor`);
    }
  }
  return [...figures].map(([name, all]) => ({
    name,
    requestsPerSecond: median(all.map((each) => each.requestsPerSecond)),
    processorMs: median(all.map((each) => each.processorMs)),
    p99Ms: median(all.map((each) => each.p99Ms)),
  }));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
