import type { Page } from "@playwright/test";

/**
 * Records from the next navigation on which script files the page runs. Returns a function that lists their paths; files only fetched and compiled
 * are not included.
 */
export async function trackEvaluatedScripts(page: Page): Promise<() => Promise<string[]>> {
  await page.coverage.startJSCoverage();
  return async () => {
    const scripts = await page.coverage.stopJSCoverage();
    return scripts
      .filter(({ url, functions }) => url.includes("/assets/") && functions[0]?.ranges.some(({ count }) => count > 0))
      .map(({ url }) => new URL(url).pathname);
  };
}

/** Resolves once the page has prefetched its islands' files and the browser is idle. */
export async function waitForPrefetch(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector("link[rel=manifest]"));
  const files = await page.evaluate(() => document.querySelector<HTMLElement>("[data-islands]")?.dataset.islands);
  const paths = files?.split(" ") ?? [];
  await page.waitForFunction((expectedPaths) => {
    const fetched = performance
      .getEntriesByType("resource")
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0);
    return expectedPaths.every((path) => fetched.some(({ name }) => new URL(name).pathname === path));
  }, paths);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return paths;
}

/** Runs in the page before its scripts: simulates a browser with Save-Data. */
export function simulateSaveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}
