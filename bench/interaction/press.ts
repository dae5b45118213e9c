import type { Locator, Page } from "@playwright/test";

/** A phone's processor beside this machine's, as Lighthouse has it. */
const SLOWER = 4;
/** By then what a press sets going has been done. */
const QUIET_MS = 1_000;
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Begin and length, and of that the time with a processor, in millionths of a second. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { type?: string } };
}

/**
 * Presses once and says what the page's main thread took of the processor from the click to the next paint, in ms times `SLOWER`: counted, so that other
 * work of the machine does not lengthen it. Throws where there is nothing to press.
 */
export async function press(page: Page, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  const browser = page.context().browser();
  if (!box || !browser) throw new Error(`${control} is not there to be pressed.`);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(QUIET_MS);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return processorMsUntilPaint(trace.traceEvents) * SLOWER;
}

function processorMsUntilPaint(events: readonly TraceEvent[]): number {
  const click = events.find(({ name, args }) => name === "EventDispatch" && args.data?.type === "click");
  if (!click) throw new Error("Nothing heard the press.");
  const own = events.filter(({ pid, tid }) => pid === click.pid && tid === click.tid);
  const heard = click.ts + (click.dur ?? 0);
  const paint = Math.min(...own.filter(({ name, ts }) => name === "Commit" && ts > heard).map(({ ts }) => ts));
  const tasks = own.filter(({ name, ts, dur = 0 }) => name === "RunTask" && ts + dur > click.ts && ts < paint);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
}
