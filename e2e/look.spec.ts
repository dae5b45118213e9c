import { existsSync } from "node:fs";
import { arch, platform } from "node:os";
import type { Browser, Page } from "@playwright/test";
import { createTestWithServer } from "./dedicated-server.ts";
import { expect } from "./fixtures.ts";
import { fixClock } from "./look/fixed-clock.ts";
import { referencePage } from "./look/reference-page.ts";

/** Compares the first view of ten main pages with approved screenshots (docs/look.md#baselines). */
const PAGES = [
  ["home", "/"],
  ["explore", "/explore"],
  ["city", "/luxury-car-rental/milan"],
  ["brand", "/ferrari"],
  ["car", "/luxury-car-rental/milan/sportive/ferrari-296-gtb"],
  ["request", "/prenota/ferrari-296-gtb?pickupDate=2027-03-20&returnDate=2027-03-23"],
  ["comparison", "/confronto?vehicle=ferrari-296-gtb&vehicle=mercedes-benz-s-580"],
  ["jets", "/private-jet-charter"],
  ["club", "/community-vip"],
  ["article", "/magazine/roma-alle-sei-del-mattino"],
] as const;
const WINDOWS = { 1440: 900, 390: 844 } as const;
const DAY = "2027-03-10T09:00:00Z";
const COLOUR_SCHEMES = { day: Date.parse(DAY), night: Date.parse("2027-03-10T21:00:00Z") } as const;

/**
 * Tolerated difference from a baseline: per pixel as a share of black to white, and a number of pixels (of 324,000 and 82,290). One machine always
 * renders the same bytes, so this covers only rounding on other machines. Different text exceeds it.
 */
const TOLERANCE = { threshold: 0.02, maxDiffPixels: 40 };
const REFERENCE_TOLERANCE = { threshold: 0.01, maxDiffPixels: 0 };
/** Both are halved and lossily compressed: visible differences remain, and all baselines together stay below 2 MB. */
const SCALE = 0.5;
const PICTURE = { type: "webp", quality: 80, animations: "disabled" } as const;

const test = createTestWithServer("look", {
  SEED: "catalogue",
  NODE_OPTIONS: "--import ./e2e/look/fixed-clock.ts",
  FIXED_CLOCK: DAY,
});
test.use({ deviceScaleFactor: SCALE, reducedMotion: "reduce" });

/**
 * Number of screenshots of a view that differs: a real change differs each time. On a busy machine, parts of a large picture once differed minimally
 * and matched on the next attempt.
 */
const MAX_ATTEMPTS = 3;

const FOLDER = "e2e/look/baselines";

for (const [name, path] of PAGES) {
  test(`${name}: the first view equals its baseline, by day and by night, wide and on a phone`, async ({
    page,
    browser,
  }) => {
    baselines ??= findBaselines(browser);
    const folder = await baselines;
    test.skip(folder === null, "no baselines of this browser on this machine");
    await page.addInitScript(holdScripts);
    for (const [light, moment] of Object.entries(COLOUR_SCHEMES)) {
      await page.addInitScript(fixClock, moment);
      for (const [width, height] of Object.entries(WINDOWS)) {
        await page.setViewportSize({ width: Number(width), height });
        const snapshot = [folder ?? "", `${name}-${width}-${light}.webp`];
        let view = await takeScreenshot(page, path);
        for (let looks = 1; looks < MAX_ATTEMPTS && !matchesBaseline(view, snapshot); looks++)
          view = await takeScreenshot(page, path);
        expect.soft(view).toMatchSnapshot(snapshot, TOLERANCE);
      }
    }
  });
}

/** Takes a screenshot of a page's first view. */
async function takeScreenshot(page: Page, path: string): Promise<Buffer> {
  await page.goto(path);
  await page.evaluate(waitForPaintedImages);
  return page.screenshot(PICTURE);
}

function matchesBaseline(view: Buffer, snapshot: string[]): boolean {
  try {
    expect(view).toMatchSnapshot(snapshot, TOLERANCE);
    return true;
  } catch {
    return false;
  }
}

/** Folder of the baselines for this browser on this machine, or null if there is none; logged once. */
let baselines: Promise<string | null> | undefined;

async function findBaselines(browser: Browser): Promise<string | null> {
  const folder = `chromium-${browser.version().split(".")[0]}-${platform()}-${arch()}`;
  const isRenewed = test.info().config.updateSnapshots !== "missing";
  if (!isRenewed && !existsSync(`${FOLDER}/${folder}`)) return skipWithReason(`There are none of ${folder}`);
  const page = await browser.newPage({ deviceScaleFactor: SCALE });
  await page.setContent(await referencePage());
  await page.evaluate(waitForPaintedImages);
  const drawn = await page.screenshot(PICTURE);
  await page.close();
  try {
    expect(drawn).toMatchSnapshot([folder, "ruler.webp"], REFERENCE_TOLERANCE);
  } catch {
    return skipWithReason(`Those of ${folder} are of a machine that draws letters otherwise`);
  }
  return folder;
}

function skipWithReason(reason: string): null {
  console.log(`Baselines of the look: ${reason}, so that no view is compared (docs/look.md#baselines).`);
  return null;
}

/** Runs in the page. Its scripts start when the browser is idle: here never, so that the screenshot shows the server's HTML. */
function holdScripts(): void {
  window.requestIdleCallback = () => 0;
}

/** Runs in the page. Resolves once the view's fonts and pictures are loaded. */
async function waitForPaintedImages(): Promise<void> {
  await document.fonts.ready;
  const inView = [...document.images].filter((picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
  await Promise.all(inView.map((picture) => picture.decode()));
}
