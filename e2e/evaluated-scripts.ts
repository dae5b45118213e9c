import type { Page } from "@playwright/test";

/** From the next navigation on watches which files of scripts the page runs; the answer gives their paths. One that is fetched and compiled alone is not among them. */
export async function trackEvaluatedScripts(page: Page): Promise<() => Promise<string[]>> {
  await page.coverage.startJSCoverage();
  return async () => {
    const scripts = await page.coverage.stopJSCoverage();
    return scripts
      .filter(({ url, functions }) => url.includes("/assets/") && functions[0]?.ranges.some(({ count }) => count > 0))
      .map(({ url }) => new URL(url).pathname);
  };
}

/** Resolves once all that the page fetches ahead for its islands is there, and the browser is idle. */
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

/** Runs in the page before its own scripts: its browser asks to save data (`Save-Data`). */
export function simulateSaveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}
