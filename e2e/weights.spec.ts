import { brotliCompressSync } from "node:zlib";
import { expect, test } from "./fixtures.ts";

/** What a first visit may weigh, in KB as they travel (brotli), files by their number. */
interface Budget {
  scripts: number;
  files: number;
  document: number;
  styles: number;
}
const READ: Budget = { scripts: 25, files: 6, document: 30, styles: 14 };
const OPERATED: Budget = { scripts: 100, files: 6, document: 40, styles: 16 };
const FONTS_KB = 111;

/** One address of each kind of public page. */
const PAGES: readonly [string, Budget][] = [
  ["/", OPERATED],
  ["/explore", OPERATED],
  ["/vetture", READ],
  ["/luxury-car-rental", READ],
  ["/luxury-car-rental/milan", OPERATED],
  ["/luxury-car-rental/suv", OPERATED],
  ["/ferrari", READ],
  ["/private-jet-charter", OPERATED],
  ["/community-vip", READ],
  ["/contatti", READ],
  ["/dove-operiamo", READ],
  ["/magazine", READ],
  ["/preferiti", OPERATED],
  ["/termini", READ],
  ["/privacy", READ],
];

const KB = 1024;
const weigh = (bytes: Buffer | string) => brotliCompressSync(bytes).length / KB;

for (const [path, budget] of PAGES) {
  test(`a first visit of ${path} keeps to its budgets of weight`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    const fonts: Promise<number>[] = [];
    page.on("response", (response) => {
      const type = response.request().resourceType();
      if (type === "script") scripts.push(response.body().then(weigh));
      if (type === "font") fonts.push(response.body().then((body) => body.length / KB));
      expect(type, response.url()).not.toBe("stylesheet");
    });
    const answer = await page.goto(path);
    const html = (await answer?.text()) ?? "";
    await page.waitForLoadState("networkidle");
    await expect(page.locator("[data-island]:not([data-alive])")).toHaveCount(0);
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
    expect(weights.fonts, "fonts").toBeLessThanOrEqual(FONTS_KB);
    expect(weights.document, "document").toBeLessThanOrEqual(budget.document);
    expect(weights.styles, "styles").toBeLessThanOrEqual(budget.styles);
  });
}
