import type { Locator, Page } from "@playwright/test";
import { CPU_SLOWDOWN, sum, type TraceEvent, taskTimesMs, traceDuring } from "../browser/trace.ts";

/** By then what a press sets going has been done. */
const QUIET_MS = 1_000;

/**
 * Presses once and says what the page's main thread took of the processor from the click to the next paint, in ms times `SLOWER`: counted, so that other
 * work of the machine does not lengthen it. Throws where there is nothing to press.
 */
export async function measureClick(page: Page, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not there to be pressed.`);
  const events = await traceDuring(page, async () => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(QUIET_MS);
  });
  const click = dispatchOf(events, "click");
  return sum(taskTimesMs(events, click, { from: click.ts, to: nextPaintAfter(events, click) })) * CPU_SLOWDOWN;
}

/** The first time the page's main thread hands an event of this type to the page. */
export function dispatchOf(events: readonly TraceEvent[], type: string): TraceEvent {
  const dispatch = events.find(({ name, args }) => name === "EventDispatch" && args.data?.type === type);
  if (!dispatch) throw new Error(`No ${type} reached the page.`);
  return dispatch;
}

/** When the main thread commits its first frame after an event was handled. */
export function nextPaintAfter(events: readonly TraceEvent[], { pid, tid, ts, dur = 0 }: TraceEvent): number {
  const commits = events.filter((each) => each.name === "Commit" && each.pid === pid && each.tid === tid);
  return Math.min(...commits.map((commit) => commit.ts).filter((committed) => committed > ts + dur));
}
