import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Moves a pointer over the page, goes to its end and back, so that islands far below come near too, and waits until React has taken over all of them. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.waitForLoadState();
  for (const x of [1, 2]) await page.mouse.move(x, 1);
  const asleep = page.locator("[data-island]:not([data-alive])");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(asleep).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
