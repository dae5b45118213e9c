import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

const WRITERS = 3;
const READERS = 3;
const PAUSE_MS = 50;
const REQUEST_TIMEOUT_MS = 20_000;
const PAGES = ["/", "/explore", "/contatti"];

export interface LoadFigures {
  /** Number of pages answered with 200. */
  pagesRead: number;
  /** References of the requests confirmed as stored. */
  storedReferences: string[];
  /** Times of the writes answered with 503 and Retry-After. */
  deferred: number;
  /** Descriptions of wrong responses. */
  failed: string[];
  /** Longest time between two successful writes, in ms. */
  maxWriteGapMs: number;
}

/** Starts simulated visitors, who read pages and send requests through the load balancer until stopped. */
export function startLoad(origin: string) {
  const figures: LoadFigures = { pagesRead: 0, storedReferences: [], deferred: 0, failed: [], maxWriteGapMs: 0 };
  let lastWrite = Date.now();
  let stopped = false;
  const visit = async (work: () => Promise<void>) => {
    while (!stopped) {
      await work().catch((error: unknown) => figures.failed.push(String(error)));
      await wait(PAUSE_MS);
    }
  };
  const read = async () => {
    const path = PAGES[figures.pagesRead % PAGES.length] ?? "/";
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    figures.pagesRead++;
  };
  const write = async () => {
    const key = randomUUID();
    const sender = { name: "Ada Drill", email: `drill-${key}@prova.example`, phone: "+39 333 000 0000" };
    const response = await fetch(`${origin}/api/enquiries`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ kind: "contact", ...sender, message: "Una prova." }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status === 503 && response.headers.has("retry-after")) figures.deferred++;
    else if (!response.ok) throw new Error(`POST: ${response.status} ${text.slice(0, 200)}`);
    else {
      figures.storedReferences.push(JSON.parse(text).reference);
      figures.maxWriteGapMs = Math.max(figures.maxWriteGapMs, Date.now() - lastWrite);
      lastWrite = Date.now();
    }
  };
  const visitors = [
    ...Array.from({ length: WRITERS }, () => visit(write)),
    ...Array.from({ length: READERS }, () => visit(read)),
  ];
  return {
    figures,
    async end(): Promise<LoadFigures> {
      stopped = true;
      await Promise.all(visitors);
      return figures;
    },
  };
}
