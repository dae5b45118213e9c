import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

const WRITERS = 3;
const READERS = 3;
const PAUSE_MS = 50;
const REQUEST_TIMEOUT_MS = 20_000;
const PAGES = ["/", "/explore", "/contatti"];

export interface LoadFigures {
  /** Pages that were answered 200. */
  read: number;
  /** References of requests that were answered as stored. */
  written: string[];
  /** Writes that were answered "come back later", and when: 503 with Retry-After. */
  deferred: number;
  /** What was not answered as it should be, in words. */
  failed: string[];
  /** The longest time between two answered writes, in milliseconds. */
  maxWriteGapMs: number;
}

/** Visitors who read pages and send requests through the balancer until they are told to stop. */
export function startLoad(origin: string) {
  const figures: LoadFigures = { read: 0, written: [], deferred: 0, failed: [], maxWriteGapMs: 0 };
  let lastWrite = Date.now();
  let stopped = false;
  const visit = async (work: () => Promise<void>) => {
    while (!stopped) {
      await work().catch((error: unknown) => figures.failed.push(String(error)));
      await wait(PAUSE_MS);
    }
  };
  const read = async () => {
    const path = PAGES[figures.read % PAGES.length] ?? "/";
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    figures.read++;
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
      figures.written.push(JSON.parse(text).reference);
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
