import { once } from "node:events";
import { openDatabase } from "#server/db/client.ts";
import { startPostgres } from "#test/databases/postgres-cluster.ts";
import { BENCH_SETTINGS, fillDatabase, parseVehicleCount } from "./fill/fill-database.ts";

/**
 * npm run bench:data -- CARS: fills the empty database of DATABASE_URL. Without one it starts a PostgreSQL server of its own, prints its URL and runs
 * until stopped.
 */
const vehicleCount = parseVehicleCount(process.argv[2]);
const existingDatabaseUrl = process.env.DATABASE_URL;
const server = existingDatabaseUrl === undefined ? await startPostgres({ settings: BENCH_SETTINGS }) : null;
try {
  const url = existingDatabaseUrl ?? server?.url ?? "";
  const database = await openDatabase({ url, poolSize: 2 });
  try {
    await fillDatabase(database, vehicleCount, (line) => console.log(line));
  } finally {
    await database.close();
  }
  if (server) {
    console.log(`DATABASE_URL=${url}\nCtrl-C ends the server and removes its data.`);
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  }
} finally {
  await server?.stop();
}
