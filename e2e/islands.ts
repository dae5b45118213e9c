import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Moves the pointer, as somebody does who begins to use a page: its scripts run from then on. */
export async function showPresence(page: Page): Promise<void> {
  for (const x of [1, 2]) await page.mouse.move(x, 1);
}

/** Begins to use a page whose forms are answered in place, and waits until its script listens: before that the browser sends them by itself. */
export async function untilAnsweredInPlace(page: Page): Promise<void> {
  await showPresence(page);
  await page.locator("html[data-heard]").waitFor();
}

/** Moves a pointer over the page, goes to its end and back, so that islands far below come near too, and waits until React has taken over all of them. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.waitForLoadState();
  await showPresence(page);
  const asleep = page.locator("[data-island]:not([data-alive])");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(asleep).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
