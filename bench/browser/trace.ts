import type { Page } from "@playwright/test";

/** CPU throttling of a phone, as Lighthouse assumes. */
export const CPU_SLOWDOWN = 4;
const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "toplevel",
  "loading",
  "blink.user_timing",
];

/** An event of Chromium's tracing; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time within `dur`. */
  tdur?: number;
  args: { data?: { type?: string; documentLoaderURL?: string } };
}

/** Records a browser trace while `act` runs. */
export async function traceDuring(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser to trace.");
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return trace.traceEvents;
}

/**
 * Returns the CPU time in ms of each task on the thread of `event` between two timestamps. Unlike wall time, it is independent of the machine's load.
 */
export function taskTimesMs(
  events: readonly TraceEvent[],
  { pid, tid }: TraceEvent,
  { from, to = Number.POSITIVE_INFINITY }: { from: number; to?: number },
): number[] {
  return events
    .filter((each) => each.name === "RunTask" && each.pid === pid && each.tid === tid)
    .filter(({ ts, dur = 0 }) => ts + dur > from && ts < to)
    .map(({ tdur = 0 }) => tdur / 1_000);
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
