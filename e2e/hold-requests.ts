import type { Page } from "@playwright/test";

/** Holds back what is asked for at such addresses until it is told to let it come. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

export const holdScriptRequests = (page: Page) => holdRequests(page, "**/assets/*.js");
