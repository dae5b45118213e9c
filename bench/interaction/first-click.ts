import { type Browser, devices, type Page } from "@playwright/test";
import { CPU_SLOWDOWN, sum, type TraceEvent, taskTimesMs, traceDuring } from "../browser/trace.ts";
import type { FirstClick } from "./cases.ts";
import { dispatchOf, nextPaintAfter } from "./click.ts";
import { RESPONSE_MARK, watchFirstClick } from "./watch-first-click.ts";

/** Time for the browser to report the event durations. */
const QUIET_MS = 500;
const MAX_RESPONSE_MS = 60_000;
/** Event Timing omits shorter events. */
const MIN_EVENT_MS = 16;

export interface FirstClickTimes {
  /** Time from the click to the next paint; `responseMs` is the time to the paint that shows the response. */
  nextPaintMs: number;
  responseMs: number;
  /** CPU time of the page's main thread within that. */
  processorToNextPaintMs: number;
  processorToResponseMs: number;
}

/**
 * Clicks once on a page that was just painted, in two visits: one with a CPU throttled `CPU_SLOWDOWN` times, for wall times, one traced, for CPU
 * times. Throws if the expected response doesn't appear.
 */
export async function measureFirstClick(browser: Browser, origin: string, press: FirstClick): Promise<FirstClickTimes> {
  const wallTimes = await onPaintedPage(browser, origin, press, async (page) => {
    const processor = await page.context().newCDPSession(page);
    await processor.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await open(page, press);
    await tap(page, press);
    return await timesOf(page);
  });
  const events = await onPaintedPage(browser, origin, press, (page) =>
    traceDuring(page, async () => {
      await open(page, press);
      await tap(page, press);
    }),
  );
  return { ...wallTimes, ...processorTimesOf(events) };
}

async function onPaintedPage<Result>(
  browser: Browser,
  origin: string,
  { expectedState }: FirstClick,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ ...devices["Pixel 7"], baseURL: origin });
  try {
    await page.addInitScript(watchFirstClick, { answer: expectedState, mark: RESPONSE_MARK });
    return await measure(page);
  } finally {
    await page.close();
  }
}

/** Resolves once the page is loaded and painted. */
async function open(page: Page, { path }: FirstClick): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}

/** Taps the control once, scrolling it into view if needed, and waits for the response. */
async function tap(page: Page, { name, control }: FirstClick): Promise<void> {
  const point = await page.evaluate(pointOf, control);
  if (!point) throw new Error(`${name}: ${control} is missing or covered.`);
  await page.touchscreen.tap(point.x, point.y);
  await page
    .waitForFunction(() => globalThis.clickRecord?.answeredAt, null, { polling: 100, timeout: MAX_RESPONSE_MS })
    .catch(() => {
      throw new Error(`${name}: the click had no effect.`);
    });
  await page.waitForTimeout(QUIET_MS);
}

/** Runs in the page. Scrolls the first visible match into view and returns its centre; null if another element covers it. */
async function pointOf(control: string): Promise<{ x: number; y: number } | null> {
  const element = [...document.querySelectorAll(control)].find((each) => each.checkVisibility());
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const pressed = document.elementFromPoint(x, y);
  return pressed && element.contains(pressed) ? { x, y } : null;
}

async function timesOf(page: Page): Promise<Pick<FirstClickTimes, "nextPaintMs" | "responseMs">> {
  const record = await page.evaluate(() => globalThis.clickRecord);
  const { pressedAt, answeredAt, nextPaintMs } = record ?? {};
  if (pressedAt == null || answeredAt == null) throw new Error("The click was not timed.");
  return { nextPaintMs: nextPaintMs ?? MIN_EVENT_MS, responseMs: answeredAt - pressedAt };
}

function processorTimesOf(
  events: readonly TraceEvent[],
): Pick<FirstClickTimes, "processorToNextPaintMs" | "processorToResponseMs"> {
  const press = dispatchOf(events, "pointerdown");
  const answered = events.find(({ name }) => name === RESPONSE_MARK);
  if (!answered) throw new Error("The trace has no response mark.");
  const until = (to: number) => sum(taskTimesMs(events, press, { from: press.ts, to })) * CPU_SLOWDOWN;
  return {
    processorToNextPaintMs: until(nextPaintAfter(events, dispatchOf(events, "click"))),
    processorToResponseMs: until(answered.ts),
  };
}
