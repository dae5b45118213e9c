import { expect, test } from "./fixtures.ts";

/** Maximum layout shift when the fonts load: fallbacks are about as wide as the real fonts. */
const MAX_LAYOUT_SHIFT = 0.005;

for (const address of ["/explore", "/luxury-car-rental/milan/sportive/ferrari-296-gtb"]) {
  test(`${address} does not shift when its fonts load late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrival = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await page.evaluate(() => document.fonts.check("16px 'Hanken Grotesk'"))).toBe(false);
    arrival.resolve();
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(await page.evaluate(() => document.fonts.check("16px 'Hanken Grotesk'"))).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(MAX_LAYOUT_SHIFT);
  });
}
