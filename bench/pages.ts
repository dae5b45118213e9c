import { startPostgres } from "#test/databases/postgres-cluster.ts";
import { measureBookings } from "./pages/booking-requests.ts";
import { startHouse } from "./pages/house.ts";
import { hasNginx, readKeptPage, startBareNode, startNginx } from "./pages/kept-page.ts";
import { startNext } from "./pages/next-peer.ts";
import type { Program } from "./pages/program.ts";
import { bookingsTable, pagesTable } from "./pages/report.ts";
import { type Contender, measureInTurn } from "./pages/rounds.ts";

/**
 * npm run bench [-- ROUNDS SECONDS]: pages and booking requests of our server beside those of others, in one run and in turn (five rounds of five
 * seconds unless others are named). Servers have one processor, the load another; what counts is the processor time of a request.
 */
const [rounds = 5, seconds = 5] = process.argv.slice(2).map(Number);
const KEPT_PAGE = "/explore";
const NEW_SEARCH = "/explore?brands=[<id>]";

const running: { stop(): Promise<void> }[] = [];
const started = async <Server extends { stop(): Promise<void> }>(server: Promise<Server>): Promise<Server> => {
  const own = await server;
  running.push(own);
  return own;
};

try {
  const cluster = await started(startPostgres({ durable: true }));
  const house = await started(startHouse(cluster.url));
  const embedded = await started(startHouse());
  const page = await readKeptPage(house.origin, KEPT_PAGE);
  const bare = await started(startBareNode(page));
  const nginx = hasNginx ? await started(startNginx(page)) : null;
  const next = await started(startNext(house));
  const row = (name: string, program: Program, path: string): Contender => ({ name, program, path });
  const contenders = [
    row("kept page", house, KEPT_PAGE),
    row("bare node:http, same bytes", bare, "/"),
    ...(nginx ? [row("nginx, same bytes as a file", nginx, "/")] : []),
    row("Next.js, page made at build", next, "/kept"),
    row("new search, PostgreSQL", house, NEW_SEARCH),
    row("new search, embedded database", embedded, NEW_SEARCH),
    row("a car for new colours, PostgreSQL", house, "/luxury-car-rental/milan/sportive/ferrari-296-gtb?colour=[<id>]"),
    row("a new estimate, PostgreSQL", house, "/private-jet-charter?jet=[<id>]"),
    row("Next.js, page made each time", next, "/each-time?brands=[<id>]"),
  ];
  const besides = new Map([
    ["kept page", "bare node:http, same bytes"],
    ["nginx, same bytes as a file", "bare node:http, same bytes"],
    ["Next.js, page made at build", "bare node:http, same bytes"],
    ["new search, PostgreSQL", "Next.js, page made each time"],
    ["new search, embedded database", "Next.js, page made each time"],
    ["a car for new colours, PostgreSQL", "Next.js, page made each time"],
    ["a new estimate, PostgreSQL", "Next.js, page made each time"],
  ]);
  const say = (line: string) => console.error(line);
  console.log(pagesTable(await measureInTurn(contenders, { rounds, seconds }, say), besides));
  console.log(bookingsTable(await measureBookings(house, cluster.url, { rounds, seconds }, say)));
} finally {
  for (const server of running.toReversed()) await server.stop();
}
