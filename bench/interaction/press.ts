import type { CDPSession, Locator, Page } from "@playwright/test";

/** A phone's processor beside this machine's, as Lighthouse has it. */
const SLOWER = 4;
/** By then all that a press sets going has been done. */
const QUIET_MS = 1_000;

declare global {
  var slowestEventMs: number;
}

/**
 * Presses once and says what it took, in ms. Slowed: from the press to the next paint by the browser's Event Timing, 0 where that is under the 16 ms that it
 * notes. Else: what the page's main thread took of the processor in the second after, times `SLOWER`. Throws where there is nothing to press.
 */
export async function press(page: Page, control: Locator, slowed: boolean): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not there to be pressed.`);
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    globalThis.slowestEventMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.slowestEventMs = Math.max(globalThis.slowestEventMs, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  if (slowed) await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const before = await processorMs(session);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(QUIET_MS);
  const spent = (await processorMs(session)) - before;
  const slowest = await page.evaluate(() => globalThis.slowestEventMs);
  if (slowed) await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return slowed ? slowest : spent * SLOWER;
}

/** Processor time of the page's main thread so far. */
async function processorMs(session: CDPSession): Promise<number> {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
}
