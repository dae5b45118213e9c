import type { Locator, Page } from "@playwright/test";
import { CPU_SLOWDOWN, sum, type TraceEvent, taskTimesMs, traceDuring } from "../browser/trace.ts";

/** After this, everything the click triggers is done. */
const QUIET_MS = 1_000;

/**
 * Clicks once and returns the main thread's CPU time from the click to the next paint, in ms times `CPU_SLOWDOWN`. CPU time is independent of other
 * load. Throws if the control is missing.
 */
export async function measureClick(page: Page, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is missing.`);
  const events = await traceDuring(page, async () => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(QUIET_MS);
  });
  const click = dispatchOf(events, "click");
  return sum(taskTimesMs(events, click, { from: click.ts, to: nextPaintAfter(events, click) })) * CPU_SLOWDOWN;
}

/** Returns the first dispatch of an event of this type on the page's main thread. */
export function dispatchOf(events: readonly TraceEvent[], type: string): TraceEvent {
  const dispatch = events.find(({ name, args }) => name === "EventDispatch" && args.data?.type === type);
  if (!dispatch) throw new Error(`No ${type} reached the page.`);
  return dispatch;
}

/** Returns when the main thread commits its first frame after an event. */
export function nextPaintAfter(events: readonly TraceEvent[], { pid, tid, ts, dur = 0 }: TraceEvent): number {
  const commits = events.filter((each) => each.name === "Commit" && each.pid === pid && each.tid === tid);
  return Math.min(...commits.map((commit) => commit.ts).filter((committed) => committed > ts + dur));
}
