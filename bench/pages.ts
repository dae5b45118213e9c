import { startPostgres } from "#test/databases/postgres-cluster.ts";
import { measureBookings } from "./pages/booking-requests.ts";
import { capturePage, hasNginx, startBareNode, startNginx } from "./pages/cached-page.ts";
import { startNext } from "./pages/next-peer.ts";
import { startProductServer } from "./pages/product-server.ts";
import type { BenchServer } from "./pages/program.ts";
import { bookingsTable, pagesTable } from "./pages/report.ts";
import { type BenchRow, measureInRounds } from "./pages/rounds.ts";

/**
 * npm run bench [-- ROUNDS SECONDS]: compares pages and booking requests of our server with other servers, in alternating rounds (five rounds of five
 * seconds by default). Servers have one CPU core, the load generator another. The main figure is the CPU time per request.
 */
const [rounds = 5, seconds = 5] = process.argv.slice(2).map(Number);
const CACHED_PAGE = "/explore";
const NEW_SEARCH = "/explore?brands=[<id>]";

const running: { stop(): Promise<void> }[] = [];
const startAndTrack = async <Server extends { stop(): Promise<void> }>(server: Promise<Server>): Promise<Server> => {
  const own = await server;
  running.push(own);
  return own;
};

try {
  const cluster = await startAndTrack(startPostgres({ durable: true }));
  const product = await startAndTrack(startProductServer(cluster.url));
  const embedded = await startAndTrack(startProductServer());
  const page = await capturePage(product.origin, CACHED_PAGE);
  const bare = await startAndTrack(startBareNode(page));
  const nginx = hasNginx ? await startAndTrack(startNginx(page)) : null;
  const next = await startAndTrack(startNext(product));
  const row = (name: string, program: BenchServer, path: string): BenchRow => ({ name, program, path });
  const contenders = [
    row("kept page", product, CACHED_PAGE),
    row("bare node:http, same bytes", bare, "/"),
    ...(nginx ? [row("nginx, same bytes as a file", nginx, "/")] : []),
    row("Next.js, page made at build", next, "/static"),
    row("new search, PostgreSQL", product, NEW_SEARCH),
    row("new search, embedded database", embedded, NEW_SEARCH),
    row(
      "a car for new colours, PostgreSQL",
      product,
      "/luxury-car-rental/milan/sportive/ferrari-296-gtb?colour=[<id>]",
    ),
    row("a new estimate, PostgreSQL", product, "/private-jet-charter?jet=[<id>]"),
    row("Next.js, page made each time", next, "/each-time?brands=[<id>]"),
  ];
  const comparedRows = new Map([
    ["kept page", "bare node:http, same bytes"],
    ["nginx, same bytes as a file", "bare node:http, same bytes"],
    ["Next.js, page made at build", "bare node:http, same bytes"],
    ["new search, PostgreSQL", "Next.js, page made each time"],
    ["new search, embedded database", "Next.js, page made each time"],
    ["a car for new colours, PostgreSQL", "Next.js, page made each time"],
    ["a new estimate, PostgreSQL", "Next.js, page made each time"],
  ]);
  const say = (line: string) => console.error(line);
  console.log(pagesTable(await measureInRounds(contenders, { rounds, seconds }, say), comparedRows));
  console.log(bookingsTable(await measureBookings(product, cluster.url, { rounds, seconds }, say)));
} finally {
  for (const server of running.toReversed()) await server.stop();
}
