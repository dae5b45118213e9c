import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

const WRITERS = 3;
const READERS = 3;
const PAUSE_MS = 50;
const PATIENCE_MS = 20_000;
const PAGES = ["/", "/explore", "/contatti"];

export interface LoadFigures {
  answered: number;
  /** References of requests that were answered as stored. */
  written: string[];
  /** What was not answered as it should be, in words. */
  failed: string[];
}

/** Visitors who read pages and send requests through the balancer until they are told to stop. */
export function openLoad(origin: string) {
  const figures: LoadFigures = { answered: 0, written: [], failed: [] };
  const moments: number[] = [];
  let stopped = false;
  const visit = async (work: () => Promise<void>) => {
    while (!stopped) {
      await work().catch((error: unknown) => figures.failed.push(String(error)));
      await wait(PAUSE_MS);
    }
  };
  const read = async () => {
    const path = PAGES[figures.answered % PAGES.length] ?? "/";
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    figures.answered++;
  };
  const write = async () => {
    const key = randomUUID();
    const sender = { name: "Ada Drill", email: `drill-${key}@prova.example`, phone: "+39 333 000 0000" };
    const response = await fetch(`${origin}/api/enquiries`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ kind: "contact", ...sender, message: "Una prova." }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`POST: ${response.status} ${text.slice(0, 200)}`);
    figures.answered++;
    figures.written.push(JSON.parse(text).reference);
    moments.push(Date.now());
  };
  const visitors = [
    ...Array.from({ length: WRITERS }, () => visit(write)),
    ...Array.from({ length: READERS }, () => visit(read)),
  ];
  return {
    async end(): Promise<LoadFigures> {
      stopped = true;
      await Promise.all(visitors);
      return figures;
    },
    /** When the first write after a moment was answered. Throws when none was in time. */
    async writtenAfter(moment: number, patienceMs: number): Promise<number> {
      for (const startedAt = Date.now(); Date.now() - startedAt < patienceMs; await wait(50)) {
        const first = moments.find((at) => at > moment);
        if (first) return first;
      }
      throw new Error("No write was answered again.");
    },
  };
}
