import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Moves the pointer, as somebody does who begins to use a page: its scripts run from then on. */
export async function simulateInteraction(page: Page): Promise<void> {
  for (const x of [1, 2]) await page.mouse.move(x, 1);
}

/** Begins to use a page whose forms are answered in place, and waits until its script listens: before that the browser sends them by itself. */
export async function waitForFormScripts(page: Page): Promise<void> {
  await simulateInteraction(page);
  await page.locator("html[data-hydrating]").waitFor();
}

/** Moves a pointer over the page, goes to its end and back, so that islands far below come near too, and waits until React has taken over all of them. */
export async function hydrateAllIslands(page: Page): Promise<void> {
  await page.waitForLoadState();
  await simulateInteraction(page);
  const unhydrated = page.locator("[data-island]:not([data-hydrated])");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(unhydrated).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
