import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { pino } from "pino";
import { addDays, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { parseRentalChoice, parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import { readEnvironment } from "#server/env.ts";
import { DependencyTracker, trackDependencies } from "#server/invalidation/dependency-tracker.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { readOffers } from "#server/services/bookings/shared/read-offer.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { SITE_CONFIGURATION } from "#server/site-configuration.ts";
import { startPostgres } from "#test/databases/postgres-cluster.ts";
import { BENCH_SETTINGS, fillDatabase, parseVehicleCount } from "./fill/fill-database.ts";
import { INSERT_RATE_RULES } from "./fill/statements.ts";

/**
 * npm run bench:rates -- [CARS]: measures dated searches with 2,000 rules of the rates, and compares totals of lists with those of the cars' own pages.
 * If DATABASE_URL is set, it uses that database (filled by bench:data) and replaces its rules.
 */
const OWN_RULES = 1500;
const SHARED_RULES = 500;
const WARM_UPS = 100;
const ROUNDS = 60;
const COMPARED_VEHICLES = 200;
const CITIES = ["Milano", "Roma", "Nizza", "Zurigo", "Berlino", "Barcellona", "Vienna"];
/** Per page, of the database server and of this program together. */
const MAX_PROCESSOR_MS = 40;
const MAX_QUERIES = 8;

const CASES = {
  "a city": "",
  "a city, cheapest first": "sort=price",
  "a city, dearest first": "sort=-price",
  "a city, cheapest first, its fourth page": "sort=price&page=4",
  "a city, a price": "priceMin=700&priceMax=1200",
  "a city, a price, cheapest first": "sort=price&priceMin=700&priceMax=1200",
};

const server = process.env.DATABASE_URL === undefined ? await startPostgres({ settings: BENCH_SETTINGS }) : null;
try {
  // One connection, so that the processor time of its backend is that of the page.
  const database = await openDatabase({ url: process.env.DATABASE_URL ?? server?.url ?? "", poolSize: 1 });
  try {
    if (server) await fillDatabase(database, parseVehicleCount(process.argv[2]), (line) => console.error(line));
    await database.pool.query("delete from rate_rules");
    await database.pool.query("select setseed(0.47)");
    await database.pool.query(INSERT_RATE_RULES, [OWN_RULES, SHARED_RULES]);
    await database.pool.query("analyze rate_rules");
    // A job releases expired requests within a minute, but no job runs here.
    await database.pool.query(
      "update bookings set hold_expires_at = now() + interval '4 days' where status = 'requested' and hold_expires_at < now() + interval '1 day'",
    );
    await database.pool.query("vacuum analyze bookings");
    await measureAll(database);
  } finally {
    await database.close();
  }
} finally {
  await server?.stop();
}

async function measureAll(database: Database): Promise<void> {
  const ctx = {
    db: database.db,
    env: readEnvironment({ DATA_DIR: tmpdir() }),
    site: SITE_CONFIGURATION,
    siteDefaults: SITE_CONFIGURATION,
    logger: pino({ level: "silent" }),
    clock: () => new Date(),
  } as unknown as AppContext;
  const { rows } = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const pid = rows[0]?.pid ?? 0;
  const prices: Record<string, number> = {};
  console.log(
    `| | queries | database p50, ms | p95 | program p50, ms | p95 | both p50, ms | p95 (at most ${MAX_PROCESSOR_MS}) |\n|---|---|---|---|---|---|---|---|`,
  );
  for (const [name, query] of Object.entries(CASES)) {
    const figures: { databaseMs: number; programMs: number; both: number; queries: number }[] = [];
    for (let round = -WARM_UPS; round < ROUNDS; round++) {
      const dates = datesOf(ctx, round + WARM_UPS);
      const city = CITIES[(round + WARM_UPS) % CITIES.length] ?? "";
      const parameters = new URLSearchParams(`city=${city}&${dates}&${query}`);
      const tracker = new DependencyTracker({ canUseQueryCache: true });
      const [serverBefore, programBefore] = [backendMs(pid), process.cpuUsage()];
      const page = await trackDependencies(tracker, () =>
        exploreCatalogue(
          ctx,
          { criteria: parseSearch(parameters), page: parameters.get("page"), userAgent: null },
          wordsOf("it"),
        ),
      );
      const { user, system } = process.cpuUsage(programBefore);
      const [databaseMs, programMs] = [backendMs(pid) - serverBefore, (user + system) / 1000];
      if (round >= 0)
        figures.push({ databaseMs, programMs, both: databaseMs + programMs, queries: tracker.queryCount });
      if (page.searchResults.service !== "auto") continue;
      for (const { vehicle, quote } of [
        ...page.searchResults.results,
        ...(page.searchResults.delivered?.results ?? []),
      ])
        prices[JSON.stringify([vehicle.slug, city, dates])] = quote?.total ?? 0;
    }
    const at = (share: number, key: "databaseMs" | "programMs" | "both") =>
      (figures.map((one) => one[key]).toSorted((one, other) => one - other)[Math.floor(ROUNDS * share)] ?? 0).toFixed(
        1,
      );
    const columns = (["databaseMs", "programMs", "both"] as const).flatMap((key) => [at(0.5, key), at(0.95, key)]);
    const queries = Math.max(...figures.map((one) => one.queries));
    const isOver = queries > MAX_QUERIES || Number(columns.at(-1)) > MAX_PROCESSOR_MS;
    console.log(`| ${name} | ${queries} | ${columns.join(" | ")} |${isOver ? " over the limit" : ""}`);
  }
  await compareTotals(ctx, prices);
}

/** Three to seven days, from tomorrow to two months ahead. */
function datesOf(ctx: AppContext, round: number): string {
  const { date } = toCivilMoment(ctx.clock(), ctx.site.timeZone);
  const pickup = addDays(date, 1 + ((round * 7) % 60));
  return `pickupDate=${pickup}&returnDate=${addDays(pickup, 3 + (round % 5))}&pickupTime=10:00&returnTime=10:00`;
}

/** Compares the totals of cars in lists with those of their own pages. */
async function compareTotals(ctx: AppContext, prices: Readonly<Record<string, number>>): Promise<void> {
  const listed = Object.entries(prices);
  const step = Math.max(1, Math.floor(listed.length / COMPARED_VEHICLES));
  const chosen = listed.filter((_, index) => index % step === 0).slice(0, COMPARED_VEHICLES);
  let equal = 0;
  for (const [key, total] of chosen) {
    const [slug, city, dates] = JSON.parse(key) as [string, string, string];
    const vehicles = await listVehicles(ctx.db, { slug, limit: 1 });
    const choice = parseRentalChoice(new URLSearchParams(`pickupCity=${city}&${dates}`));
    const [offered] = await readOffers(ctx, vehicles, choice, wordsOf("it"));
    if (offered?.offer.kind === "free" && offered.offer.quote.total === total) equal += 1;
    else
      console.log(`Other total: ${slug}, ${city}, ${dates}: ${total}, ${JSON.stringify(offered?.offer).slice(0, 300)}`);
  }
  console.log(`${equal} of ${chosen.length} totals equal those of the cars' pages.`);
}

/** Processor time of a local process, in ms. */
function backendMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}
