import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "#test/databases/postgres-cluster.ts";
import { generateLoad } from "./pages/load.ts";
import { type ProductServer, startProductServer } from "./pages/product-server.ts";

/**
 * npm run bench:memory [-- SEARCHES]: measures the server's resident memory on both engines: its peak during startup, idle after startup, and its
 * peak during that many different searches over 32 connections (default 20,000). Linux only.
 */
const [searches = 20_000] = process.argv.slice(2).map(Number);
const NEW_SEARCH = "/explore?brands=[<id>]";
/** The server counts as idle once its memory is stable for this long, or after the time limit. */
const STABLE_FOR_MS = 6000;
const MAX_SETTLE_MS = 60_000;

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
  const product = await startProductServer(databaseUrl);
  try {
    // The first start seeds the database.
    await product.restart();
    const { peakMB: startingMB } = product.memory();
    const startedMB = await measureIdleMemory(product);
    product.resetPeakMemory();
    const before = product.processorSeconds();
    await generateLoad(product.origin, NEW_SEARCH, { amount: searches });
    const processorMs = ((product.processorSeconds() - before) * 1000) / searches;
    console.log(
      `| ${engine} | ${startingMB} | ${startedMB} | ${product.memory().peakMB} | ${processorMs.toFixed(1)} |`,
    );
  } finally {
    await product.stop();
  }
}

/** In MB. Memory used for startup is released seconds later. */
async function measureIdleMemory(product: ProductServer): Promise<number> {
  let { nowMB } = product.memory();
  for (let since = 0, waited = 0; since < STABLE_FOR_MS && waited < MAX_SETTLE_MS; waited += 500) {
    await wait(500);
    const next = product.memory().nowMB;
    since = Math.abs(next - nowMB) <= 2 ? since + 500 : 0;
    nowMB = next;
  }
  return nowMB;
}
