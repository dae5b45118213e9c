import type { Page } from "@playwright/test";

/** Holds requests to matching URLs back until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

export const holdScriptRequests = (page: Page) => holdRequests(page, "**/assets/*.js");
