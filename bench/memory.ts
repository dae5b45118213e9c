import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "#test/databases/postgres-cluster.ts";
import { type House, startHouse } from "./pages/house.ts";
import { load } from "./pages/load.ts";

/**
 * npm run bench:memory [-- SEARCHES]: the server's resident memory on both engines: at most while it starts, once it has started and is at rest, and at most
 * while so many searches are asked that nobody made before, over 32 connections (20,000 unless another number is named). Linux only.
 */
const [searches = 20_000] = process.argv.slice(2).map(Number);
const NEW_SEARCH = "/explore?brands=[<id>]";
/** It is at rest once it has kept what it has for so long, and within the limit at any rate. */
const AT_REST_MS = 6000;
const AT_REST_WITHIN_MS = 60_000;

console.log("| | while it starts, at most, MB | once started, MB | under load, at most, MB | processor, ms a page |");
console.log("|---|---|---|---|---|");
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
    const { mostMB: startingMB } = house.memory();
    const startedMB = await memoryAtRest(house);
    house.forgetMostMemory();
    const before = house.processorSeconds();
    await load(house.origin, NEW_SEARCH, { amount: searches });
    const processorMs = ((house.processorSeconds() - before) * 1000) / searches;
    console.log(`| ${engine} | ${startingMB} | ${startedMB} | ${house.memory().mostMB} | ${processorMs.toFixed(1)} |`);
  } finally {
    await house.stop();
  }
}

/** In MB. What a start leaves is given back seconds later. */
async function memoryAtRest(house: House): Promise<number> {
  let { nowMB } = house.memory();
  for (let since = 0, waited = 0; since < AT_REST_MS && waited < AT_REST_WITHIN_MS; waited += 500) {
    await wait(500);
    const next = house.memory().nowMB;
    since = Math.abs(next - nowMB) <= 2 ? since + 500 : 0;
    nowMB = next;
  }
  return nowMB;
}
