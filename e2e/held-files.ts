import type { Page } from "@playwright/test";

/** Holds back what is asked for at such addresses until it is told to let it come. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}

export const holdScripts = (page: Page) => hold(page, "**/assets/*.js");
