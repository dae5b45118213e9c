// npm run test:trust [-- ROUND…] [--part P] [--minutes M] [--from SEED]: the long test rounds behind docs/promises.md. The last line is "N passed, N
// failed".
import { parseArgs } from "node:util";
import { coherenceRound } from "./coherence.ts";
import { crashRound } from "./crash.ts";
import { faultsRound } from "./faults.ts";
import { fullDiskRound } from "./full-disk.ts";
import { fuzzRound } from "./fuzz.ts";
import { migrationsRound } from "./migrations.ts";
import { racesRound } from "./races.ts";
import type { Round } from "./round.ts";
import { seasonsRound } from "./seasons.ts";

const ROUNDS: Readonly<Record<string, Round>> = {
  migrations: migrationsRound,
  seasons: seasonsRound,
  coherence: coherenceRound,
  fuzz: fuzzRound,
  races: racesRound,
  crash: crashRound,
  disk: fullDiskRound,
  faults: faultsRound,
};
const MAX_COMPLAINTS_SHOWN = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: "string", default: "1" },
    minutes: { type: "string", default: "60" },
    from: { type: "string", default: "1" },
  },
});
const size = { part: Number(values.part), minutes: Number(values.minutes), from: Number(values.from) };
const unknown = positionals.filter((name) => !(name in ROUNDS));
const isValidSize = size.part > 0 && size.part <= 1 && size.minutes > 0 && Number.isInteger(size.from) && size.from > 0;
if (unknown.length > 0 || !isValidSize) {
  console.error(
    `npm run test:trust -- [${Object.keys(ROUNDS).join("|")}] [--part 0…1] [--minutes M for each round] [--from first SEED of seasons, coherence and fuzz]`,
  );
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
for (const [name, round] of Object.entries(ROUNDS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`${name} ...`);
  const { passed, complaints, figures } = await round(size);
  total.passed += passed;
  total.failed += complaints.length;
  console.log(`${name}: ${figures}`);
  for (const complaint of complaints.slice(0, MAX_COMPLAINTS_SHOWN)) console.error(`${name}: ${complaint}`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
