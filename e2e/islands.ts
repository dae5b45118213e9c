import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Goes to the page's end and back, so that islands far below come near too, and waits until React has taken over all of them. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.waitForLoadState();
  const asleep = page.locator("[data-island]:not([data-alive])");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(asleep).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
