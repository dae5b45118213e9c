// npm run simulate -- SEED [--days N] [--tell] [--embedded]: simulates a season from a seed, on a temporary PostgreSQL server by default; fails if an
// invariant is violated.
import { parseArgs } from "node:util";
import { openWorld } from "./open-world.ts";
import { runSeason } from "./run-season.ts";

const DEFAULT_DAYS = "90";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    days: { type: "string", default: DEFAULT_DAYS },
    tell: { type: "boolean", default: false },
    embedded: { type: "boolean", default: false },
  },
});
const [seed, days] = [Number(positionals[0] ?? "1"), Number(values.days)];
if (!Number.isInteger(seed) || !Number.isInteger(days) || days < 1) {
  console.error("npm run simulate -- SEED [--days N] [--tell] [--embedded], both whole numbers");
  process.exit(2);
}

const world = await openWorld(values.embedded ? "embedded" : "postgres");
const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
const report = await runSeason(world, { seed, days }, values.tell ? console.log : undefined);
await world.close();
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const { user, system } = process.cpuUsage(cpu);
console.log(
  `seed ${seed}: ${days} days, ${report.steps} steps, ${report.bookings} bookings, ${report.mails} mails in ${seconds} s (${((user + system) / 1e6).toFixed(1)} s of one processor), history ${report.digest}`,
);
const counts = Object.entries(report.succeeded).map(([action, times]) => `${action} ${times}`);
console.log(`succeeded: ${counts.join(", ")}`);
for (const complaint of report.complaints) console.error(complaint);
if (report.complaints.length > 0) console.error(`Again: npm run simulate -- ${seed} --days ${days} --tell`);
process.exitCode = report.complaints.length > 0 ? 1 : 0;
