import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#test/free-port.ts";
import { type Cleanups, waitUntil } from "./cleanups.ts";
import { startLoad } from "./cluster-load.ts";
import { createPostgresFolder, queryOnce } from "./debian-postgres.ts";
import { drillFreshPages } from "./fresh-pages.ts";
import { openObjectStore } from "./object-store.ts";
import { openDatabases } from "./patroni.ts";
import { openSharedPictures } from "./shared-pictures.ts";
import { openBalancer, openDatabaseBalancer, openPooler, openProcess, type SiteProcess } from "./site-processes.ts";
import { signIn } from "./site-requests.ts";

const LOAD_BEFORE_MS = 5000;
const MAX_FAULTS_SHOWN = 3;
const PROCESSES = ["app1", "app2"];

/**
 * npm run trust:cluster: tests HAProxy, two processes over one object store, PgBouncer, HAProxy again, and two databases under Patroni and etcd, from
 * this machine's Debian packages. It covers reads from the standby, shared pictures, a rolling restart and a power cut of the primary.
 */
async function drill(): Promise<void> {
  const folder = createPostgresFolder(mkdtempSync(join(tmpdir(), "velluto-cluster-")));
  const endings: Cleanups = [];
  const broken: string[] = [];
  const promise = (isMet: boolean, words: string) => {
    console.log(words);
    if (!isMet) broken.push(words);
  };
  try {
    const [primary, standby] = await openDatabases(folder, endings);
    if (!primary || !standby) throw new Error("Two databases are required.");
    const databases = await openDatabaseBalancer(folder, [primary, standby], endings);
    const pooler = await openPooler(folder, databases.primary, endings);
    const store = await openObjectStore(folder, endings);
    const sitePort = await freePort();
    const processes: SiteProcess[] = [];
    for (const name of PROCESSES)
      processes.push(await openProcess({ name, folder, sitePort, pooler, databases, store: store.variables }, endings));
    const origin = await openBalancer(folder, sitePort, processes, endings);
    console.log("open: two processes, two databases, one object store");
    const site = { origin, cookie: await signIn(origin), processes };

    const fresh = await drillFreshPages(site, standby);
    promise(
      fresh.stale === 0 && fresh.readsOnStandby > 0,
      `pages from the standby: ${fresh.rounds} writes, each read at once, the last ten with a paused standby: ${fresh.stale} older than the write; ${fresh.readsOnStandby} scans on the standby; the other process showed the write after ${fresh.maxInvalidationDelayMs.toFixed(0)} ms at most`,
    );

    const pictures = openSharedPictures(site);
    await pictures.uploadAll();
    await pictures.testStoreOutage(store, primary.url("velluto"));

    const rolling = startLoad(origin);
    await wait(LOAD_BEFORE_MS);
    for (const process of processes) await process.restart();
    await wait(LOAD_BEFORE_MS);
    const rolled = await rolling.end();
    promise(
      rolled.failed.length === 0 && rolled.deferred === 0,
      `rolling restart of both processes: ${rolled.pagesRead} pages and ${rolled.storedReferences.length} writes answered, ${rolled.deferred} put off, ${rolled.failed.length} failed`,
    );
    for (const failure of rolled.failed.slice(0, 5)) console.log(`  ${failure}`);

    const failing = startLoad(origin);
    await wait(LOAD_BEFORE_MS);
    const before = failing.figures.storedReferences.length;
    await primary.powerCut();
    await waitUntil("writes to be answered again", async () => failing.figures.storedReferences.length > before + 20);
    await wait(LOAD_BEFORE_MS);
    const failed = await failing.end();
    const all = [...rolled.storedReferences, ...failed.storedReferences];
    const stored = await queryOnce<{ reference: string }>(standby.url("velluto"), "select reference from enquiries");
    const storedReferences = new Set(stored.map(({ reference }) => reference));
    const lost = all.filter((reference) => !storedReferences.has(reference));
    promise(
      lost.length === 0 && failed.failed.length === 0,
      `failover: ${failed.storedReferences.length} writes answered around it, ${all.length} in all, ${lost.length} lost; no write answered for ${(failed.maxWriteGapMs / 1000).toFixed(1)} s, ${failed.deferred} put off with 503; ${failed.pagesRead} pages answered, ${failed.failed.length} requests failed otherwise`,
    );
    for (const failure of failed.failed.slice(0, 5)) console.log(`  ${failure}`);

    await pictures.lookAtAll();
    await pictures.uploadAll();
    const { confirmed: brought, served, deferred, failures } = pictures.figures;
    promise(
      failures.length === 0 && brought > 0,
      `pictures: ${brought} brought to one process or the other, before and after the failover; ${served} times served by both as they should be; with the store cut off and standing still ${deferred} requests put off with 503; ${failures.length} answered otherwise`,
    );
    for (const words of failures.slice(0, 5)) console.log(`  ${words}`);

    const mails = await countMails(folder, all.length);
    promise(
      mails.senders >= all.length && mails.duplicated === 0,
      `jobs: ${mails.senders} of ${all.length} senders have their mail, ${mails.duplicated} two of them, ${mails.redelivered} the same one again`,
    );
    if (broken.length > 0) for (const line of faultsIn(folder)) console.log(line);
    if (broken.length > 0) throw new Error(`Broken: ${broken.length} of the promises above.`);
  } finally {
    for (const end of endings.reverse()) await end();
    if (process.env.DRILL_KEEP) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the first error lines in the processes' logs. */
function faultsIn(folder: string): string[] {
  return PROCESSES.flatMap((name) =>
    readFileSync(join(folder, `${name}.log`), "utf8")
      .split("\n")
      .filter((line) => line.includes('"level":50') && !line.includes('"msg":"database unreachable"'))
      .slice(0, MAX_FAULTS_SHOWN),
  );
}

interface Mails {
  senders: number;
  /** Senders who got two mails: duplicated work. */
  duplicated: number;
  /** Senders whose mail was handed over again under the same Message-ID, because the first attempt's result was unknown. */
  redelivered: number;
}

/** Counts mails to the senders of requests in both outboxes, once no more arrive. */
async function countMails(folder: string, senders: number): Promise<Mails> {
  const read = () => {
    const found = new Map<string, string[]>();
    for (const name of PROCESSES)
      for (const file of readdirSync(join(folder, name, "outbox"))) {
        if (!file.endsWith(".eml")) continue;
        const text = readFileSync(join(folder, name, "outbox", file), "utf8");
        const to = /^To: (drill-[\w-]+@prova\.example)/m.exec(text)?.[1];
        const id = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? "";
        if (to) found.set(to, [...(found.get(to) ?? []), id]);
      }
    return found;
  };
  await waitUntil("the mails to be sent", async () => read().size >= senders).catch(() => {});
  const mails = [...read().values()];
  return {
    senders: mails.length,
    duplicated: mails.filter((ids) => new Set(ids).size > 1).length,
    redelivered: mails.filter((ids) => ids.length > new Set(ids).size).length,
  };
}

await drill();
