import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Waits until the first module of a public page (app/browser/start.ts) listens; linking the manifest is its last step. */
export async function waitForPageScripts(page: Page): Promise<void> {
  await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
}

/** Moves the pointer, as the first interaction that starts the page's scripts. */
export async function simulateInteraction(page: Page): Promise<void> {
  for (const x of [1, 2]) await page.mouse.move(x, 1);
}

/** Starts the scripts of a page whose forms are submitted without navigation, and waits until they listen. */
export async function waitForFormScripts(page: Page): Promise<void> {
  await simulateInteraction(page);
  await page.locator("html[data-hydrating]").waitFor();
}

/** Moves the pointer, scrolls to the end of the page and back, and waits until all islands are hydrated. */
export async function hydrateAllIslands(page: Page): Promise<void> {
  await page.waitForLoadState();
  await simulateInteraction(page);
  const unhydrated = page.locator("[data-island]:not([data-hydrated])");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(unhydrated).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
