import { brotliCompressSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { trackEvaluatedScripts, waitForPrefetch } from "../evaluated-scripts.ts";
import { hydrateAllIslands } from "../islands.ts";

/** Maximum weight of a first visit, in KB of 1,000 bytes as transferred (brotli); files as a count. */
export interface PageBudget {
  scripts: number;
  /** Scripts that run before the first interaction. */
  evaluated: number;
  scriptFiles: number;
  document: number;
  styles: number;
  /** Inlined styles, uncompressed. */
  uncompressedStyles: number;
  fonts: number;
}

const KB = 1000;
/** The one stylesheet that is a separate file: that of dialogs opened by React. */
const MAX_DEFERRED_STYLES_KB = 2;
const compressedKB = (bytes: Buffer | string) => brotliCompressSync(bytes).length / KB;
/** Transfer size of a file, from its Content-Length. */
const transferredKB = (response: Response) => Number(response.headers()["content-length"]) / KB;

/** Measures the scripts that the page loads from now on. */
export function measureScripts(page: Page) {
  const addresses: string[] = [];
  const weights: number[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    addresses.push(response.url());
    weights.push(transferredKB(response));
  });
  return {
    addresses,
    /** Returns their total size, or only that of the given paths. */
    sum: (paths?: readonly string[]) =>
      addresses.reduce((all, address, index) => {
        const counts = paths?.includes(new URL(address).pathname) ?? true;
        return counts ? all + (weights[index] ?? 0) : all;
      }, 0),
  };
}

/**
 * Opens a path in the page's fresh browser, waits until everything is loaded, and returns the document's response. Checks the budget if there is one.
 */
export async function measureFirstVisit(page: Page, path: string, budget: PageBudget | null): Promise<Response | null> {
  const scripts = measureScripts(page);
  let fonts = 0;
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (type === "font") fonts += transferredKB(response);
    if (type !== "stylesheet") return;
    expect(response.url()).toContain("/assets/deferred-");
    expect(transferredKB(response), "the sheet of dialogs").toBeLessThanOrEqual(MAX_DEFERRED_STYLES_KB);
  });
  const evaluated = await trackEvaluatedScripts(page);
  const answer = await page.goto(path);
  await waitForPrefetch(page);
  const run = await evaluated();
  await hydrateAllIslands(page);
  if (!budget) return answer;
  await page.waitForLoadState("networkidle");
  expect(await answer?.headerValue("content-encoding")).toBe("br");
  const html = (await answer?.text()) ?? "";
  const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const weights: PageBudget = {
    scripts: scripts.sum(),
    evaluated: scripts.sum(run),
    scriptFiles: scripts.addresses.length,
    fonts,
    document: compressedKB(html),
    styles: compressedKB(styles),
    uncompressedStyles: styles.length / KB,
  };
  const parts = Object.keys(weights) as (keyof PageBudget)[];
  console.log(path, parts.map((name) => `${name} ${weights[name].toFixed(1)}`).join(", "));
  for (const name of parts) expect(weights[name], `${name} of ${path}`).toBeLessThanOrEqual(budget[name]);
  return answer;
}
