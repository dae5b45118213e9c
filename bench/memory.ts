import { startPostgres } from "#test/postgres-cluster.ts";
import { startHouse } from "./pages/house.ts";
import { load } from "./pages/load.ts";

/**
 * npm run bench:memory [-- SEARCHES]: the server's resident memory, once started and at most, while so many searches are asked that nobody made before,
 * over 32 connections (20,000 unless another number is named), on both engines. Linux only.
 */
const [searches = 20_000] = process.argv.slice(2).map(Number);
const NEW_SEARCH = "/explore?brands=[<id>]";

console.log("| | once started, MB | at most, MB | processor, ms a page |");
console.log("|---|---|---|---|");
const cluster = await startPostgres({ durable: true });
try {
  await measure("PostgreSQL", cluster.url);
} finally {
  await cluster.stop();
}
await measure("embedded database");

async function measure(engine: string, databaseUrl?: string): Promise<void> {
  const house = await startHouse(databaseUrl);
  try {
    // Its first start fills the database.
    await house.again();
    const { nowMB } = house.memory();
    const before = house.processorSeconds();
    await load(house.origin, NEW_SEARCH, { amount: searches });
    const processorMs = ((house.processorSeconds() - before) * 1000) / searches;
    console.log(`| ${engine} | ${nowMB} | ${house.memory().mostMB} | ${processorMs.toFixed(1)} |`);
  } finally {
    await house.stop();
  }
}
