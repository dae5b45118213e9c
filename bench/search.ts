import { mkdirSync, writeFileSync } from "node:fs";
import { startPostgres } from "#test/databases/postgres-cluster.ts";
import { BENCH_SETTINGS, parseVehicleCount } from "./fill/fill-database.ts";
import { measureFleet } from "./search/measure-fleet.ts";
import { plansText, readWarnings, resultTable } from "./search/report.ts";

/**
 * npm run bench:search -- [CARS …]: measures the warm queries of each kind of search and list, with fleets of 1,000, 10,000 and 100,000 cars by
 * default. If DATABASE_URL is set, only that database (filled by bench:data) is measured.
 */
const FLEET_SIZES = [1000, 10_000, 100_000];
const PLANS = "test-results/bench-search";

const requestedSizes = process.argv.slice(2).map(parseVehicleCount);
const existingDatabaseUrl = process.env.DATABASE_URL;
mkdirSync(PLANS, { recursive: true });
if (existingDatabaseUrl === undefined) {
  for (const cars of requestedSizes.length > 0 ? requestedSizes : FLEET_SIZES) {
    const server = await startPostgres({ settings: BENCH_SETTINGS });
    try {
      await report(`${cars}`, server.url, cars);
    } finally {
      await server.stop();
    }
  }
} else {
  await report("given", existingDatabaseUrl, null);
}

async function report(name: string, url: string, cars: number | null): Promise<void> {
  const { fleet, results } = await measureFleet(url, cars, (line) => console.error(line));
  console.log(resultTable(fleet, results));
  for (const warning of readWarnings(results)) console.log(warning);
  writeFileSync(`${PLANS}/plans-${name}.txt`, plansText(results));
  console.log(`Plans: ${PLANS}/plans-${name}.txt\n`);
}
