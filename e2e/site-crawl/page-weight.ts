import { brotliCompressSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { trackEvaluatedScripts, waitForPrefetch } from "../evaluated-scripts.ts";
import { hydrateAllIslands } from "../islands.ts";

/** What a first visit may weigh, in KB of 1,000 bytes as they travel (brotli), files by their number. */
export interface PageBudget {
  scripts: number;
  /** Of the scripts what runs before the first sign of a person. */
  evaluated: number;
  scriptFiles: number;
  document: number;
  styles: number;
  /** The styles in the HTML as the browser reads them, uncompressed. */
  uncompressedStyles: number;
  fonts: number;
}

const KB = 1000;
/** The one sheet that comes as a file: that of dialogs that React opens. */
const MAX_DEFERRED_STYLES_KB = 2;
const compressedKB = (bytes: Buffer | string) => brotliCompressSync(bytes).length / KB;
/** A file as it travels, by the server's own word. */
const transferredKB = (response: Response) => Number(response.headers()["content-length"]) / KB;

/** From now on weighs the scripts that the page loads. */
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
    /** What these weigh, all unless only some paths are asked for. */
    sum: (paths?: readonly string[]) =>
      addresses.reduce((all, address, index) => {
        const counts = paths?.includes(new URL(address).pathname) ?? true;
        return counts ? all + (weights[index] ?? 0) : all;
      }, 0),
  };
}

/** Has the page's browser, which is new, go there, and answers the document once all that belongs to the page is loaded; within its budget, if it has one. */
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
