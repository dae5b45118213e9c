import { readdir, readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { wakeIslands } from "./islands.ts";
import { signInToPanel } from "./panel-session.ts";

/** What a first visit may weigh, in KB of 1,000 bytes as they travel (brotli), files by their number. */
interface Budget {
  scripts: number;
  files: number;
  document: number;
  styles: number;
  fonts: number;
}
const READ: Budget = { scripts: 8, files: 4, document: 20, styles: 10, fonts: 32 };
const OPERATED: Budget = { scripts: 100, files: 6, document: 32, styles: 14, fonts: 32 };
/** What is said there in italics is set in its own font. */
const READ_IN_ITALICS: Budget = { ...READ, fonts: 46 };
const PANEL_SCRIPTS_KB = 250;

/** One address of each kind of public page. */
const PAGES: readonly [string, Budget][] = [
  ["/", OPERATED],
  ["/explore", OPERATED],
  ["/vetture", READ],
  ["/luxury-car-rental", READ],
  ["/luxury-car-rental/milan", OPERATED],
  ["/luxury-car-rental/suv", OPERATED],
  ["/luxury-car-rental/milan/suv", OPERATED],
  ["/luxury-car-rental/milan/sportive/ferrari-296-gtb", OPERATED],
  ["/prenota/ferrari-296-gtb", OPERATED],
  ["/confronto?vehicle=ferrari-296-gtb&vehicle=mercedes-benz-s-580", READ],
  ["/ferrari", READ],
  ["/private-jet-charter", OPERATED],
  ["/private-jet-charter/milan", READ],
  ["/community-vip", READ_IN_ITALICS],
  ["/contatti", READ],
  ["/dove-operiamo", READ_IN_ITALICS],
  ["/magazine", READ],
  ["/magazine/roma-alle-sei-del-mattino", READ],
  ["/preferiti", OPERATED],
  ["/termini", READ],
  ["/privacy", READ],
];

const KB = 1000;
const weigh = (bytes: Buffer | string) => brotliCompressSync(bytes).length / KB;

/** Weights of the scripts that other pages have loaded already: compressing takes longer than loading. */
const weighed = new Map<string, Promise<number>>();

function weighScript(response: Response): Promise<number> {
  const weight = weighed.get(response.url()) ?? response.body().then(weigh);
  weighed.set(response.url(), weight);
  return weight;
}

for (const [path, budget] of PAGES) {
  test(`a first visit of ${path} keeps to its budgets of weight`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    const addresses: string[] = [];
    const fonts: Promise<number>[] = [];
    page.on("response", (response) => {
      const type = response.request().resourceType();
      if (type === "script") {
        scripts.push(weighScript(response));
        addresses.push(response.url());
      }
      if (type === "font") fonts.push(response.body().then((body) => body.length / KB));
      expect(type, response.url()).not.toBe("stylesheet");
    });
    const answer = await page.goto(path);
    expect(await answer?.headerValue("content-encoding")).toBe("br");
    const html = (await answer?.text()) ?? "";
    // Scripts begin after the first paint, when all else may be quiet already; asked for once more, the first is there with all it needs.
    await expect.poll(() => addresses[0] ?? "", { message: "the page's first script" }).toContain("/assets/start-");
    await page.evaluate((address) => import(address), addresses[0] ?? "");
    await page.waitForLoadState("networkidle");
    await wakeIslands(page);
    await page.waitForLoadState("networkidle");
    const sum = async (weights: Promise<number>[]) => (await Promise.all(weights)).reduce((all, one) => all + one, 0);
    const styles = weigh(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "");
    const weights = {
      scripts: await sum(scripts),
      files: scripts.length,
      fonts: await sum(fonts),
      document: weigh(html),
      styles,
    };
    console.log(
      path,
      Object.entries(weights)
        .map(([name, weight]) => `${name} ${weight.toFixed(1)}`)
        .join(", "),
    );
    expect(weights.scripts, "scripts").toBeLessThanOrEqual(budget.scripts);
    expect(weights.files, "files of scripts").toBeLessThanOrEqual(budget.files);
    expect(weights.fonts, "fonts").toBeLessThanOrEqual(budget.fonts);
    expect(weights.document, "document").toBeLessThanOrEqual(budget.document);
    expect(weights.styles, "styles").toBeLessThanOrEqual(budget.styles);
  });
}

test("the panel's first screen keeps to its budget of scripts", async ({ page }) => {
  await signInToPanel(page);
  // What signing in left in the browser's cache is counted too.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(weighScript(response));
  });
  await page.goto("/admin");
  await expect(page.getByRole("definition")).toHaveCount(6);
  await page.waitForLoadState("networkidle");
  const weight = (await Promise.all(scripts)).reduce((all, one) => all + one, 0);
  console.log("/admin", `scripts ${weight.toFixed(1)}, files ${scripts.length}`);
  expect(weight, "scripts").toBeLessThanOrEqual(PANEL_SCRIPTS_KB);
});

test("the server's program, whose text stays in memory, is of plain signs and has nothing for development alone", async () => {
  const folder = "build/server/assets";
  const programs = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  expect(programs.length).toBeGreaterThan(5);
  for (const file of programs) {
    const text = await readFile(`${folder}/${file}`, "utf8");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what is not ASCII is what is looked for.
    expect(/[^\x00-\x7f]/.exec(text)?.[0], file).toBeUndefined();
    expect(text.includes("react-dom-server.node.development"), file).toBe(false);
  }
});
