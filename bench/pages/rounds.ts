import { generateLoad } from "./load.ts";
import type { BenchServer } from "./program.ts";

/** A cold server can take more than a second for the first 32 responses. */
const WARM_UP_SECONDS = 3;

/** One row of the table: a URL of a running server. */
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
 * Measures all contenders in turn, every other round in reverse order, so that other load on the machine affects all alike. Returns medians over the
 * rounds; CPU time is the server's, per request.
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
