import { randomBytes } from "node:crypto";
import { paths } from "#domain/paths.ts";
import { waitUntil } from "./cleanups.ts";
import { queryOnce } from "./debian-postgres.ts";
import type { DatabaseNode } from "./patroni.ts";
import type { SiteProcess } from "./site-processes.ts";
import { type Site, send } from "./site-requests.ts";

const ROUNDS = 40;
const ROUNDS_WITH_PAUSED_STANDBY = 10;
const SLUG = "ferrari";

export interface FreshPages {
  rounds: number;
  /** Pages that did not show the write before them. */
  stale: number;
  /** Scans of the standby's tables meanwhile, caused by page reads. */
  readsOnStandby: number;
  /** Longest time for which the other process served the old page, in ms. */
  maxInvalidationDelayMs: number;
}

/**
 * An admin changes what a page shows and reads it at once from the process that wrote it: with a working standby, and with one whose replay is
 * paused. The other process must show the change too, once its invalidation arrives.
 */
export async function drillFreshPages({ origin, cookie, processes }: Site, standby: DatabaseNode): Promise<FreshPages> {
  const { host } = new URL(origin);
  const listed = await fetch(`${origin}/api/brands?slug=${SLUG}`, { headers: { cookie } });
  const [brand] = (await listed.json()) as { id: string }[];
  const figures: FreshPages = { rounds: 0, stale: 0, readsOnStandby: 0, maxInvalidationDelayMs: 0 };
  const scansBefore = await scansOf(standby);
  const round = async () => {
    const [writer, other] = figures.rounds++ % 2 === 0 ? processes : [...processes].reverse();
    if (!writer || !other || !brand) throw new Error("Two processes and a brand are required.");
    const word = `parola${randomBytes(6).toString("hex")}`;
    const written = await send(writer, host, {
      method: "PATCH",
      path: `/api/brands/${brand.id}`,
      headers: { cookie, origin, "content-type": "application/json" },
      body: JSON.stringify({ meta_title: word }),
    });
    if (written.status !== 200) throw new Error(`PATCH: ${written.status} ${written.text.slice(0, 200)}`);
    const answeredAt = performance.now();
    const shows = async (process: SiteProcess) =>
      (await send(process, host, { method: "GET", path: paths.brand(SLUG) })).text.includes(word);
    if (!(await shows(writer))) figures.stale++;
    await waitUntil("the other process to show the write", () => shows(other));
    figures.maxInvalidationDelayMs = Math.max(figures.maxInvalidationDelayMs, performance.now() - answeredAt);
  };
  while (figures.rounds < ROUNDS) await round();
  await waitUntil("the standby to count", async () => (await scansOf(standby)) > scansBefore);
  figures.readsOnStandby = (await scansOf(standby)) - scansBefore;
  await queryOnce(standby.url("velluto"), "select pg_wal_replay_pause()");
  while (figures.rounds < ROUNDS + ROUNDS_WITH_PAUSED_STANDBY) await round();
  await queryOnce(standby.url("velluto"), "select pg_wal_replay_resume()");
  return figures;
}

async function scansOf(node: DatabaseNode): Promise<number> {
  const [row] = await queryOnce<{ scans: string }>(
    node.url("velluto"),
    "select sum(seq_scan + coalesce(idx_scan, 0)) as scans from pg_stat_user_tables where schemaname = 'public'",
  );
  return Number(row?.scans ?? 0);
}
