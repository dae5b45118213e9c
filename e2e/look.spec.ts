import { existsSync } from "node:fs";
import { arch, platform } from "node:os";
import type { Browser, Page } from "@playwright/test";
import { createTestWithServer } from "./dedicated-server.ts";
import { expect } from "./fixtures.ts";
import { fixClock } from "./look/fixed-clock.ts";
import { referencePage } from "./look/reference-page.ts";

/** The first view of ten main pages, as it was drawn when somebody last looked at it (docs/look.md#baselines). */
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
 * What may differ from a baseline: a pixel by so much of the distance from black to white, and so many pixels of a view (of 324,000 and
 * 82,290). One machine draws the same bytes each time, so that this is for another machine's last digit alone; of letters none may differ.
 */
const TOLERANCE = { threshold: 0.02, maxDiffPixels: 40 };
const REFERENCE_TOLERANCE = { threshold: 0.01, maxDiffPixels: 0 };
/** Half the size and a lossy picture of both: what a person sees stays, and all baselines together weigh less than 2 MB. */
const SCALE = 0.5;
const PICTURE = { type: "webp", quality: 80, animations: "disabled" } as const;

const test = createTestWithServer("look", {
  SEED: "catalogue",
  NODE_OPTIONS: "--import ./e2e/look/fixed-clock.ts",
  FIXED_CLOCK: DAY,
});
test.use({ deviceScaleFactor: SCALE, reducedMotion: "reduce" });

/**
 * How often a view is taken that is not what it was: a page that looks otherwise does so each time. Once, on a busy machine, parts of a large picture
 * differed by a hair, and were right the next time.
 */
const MAX_ATTEMPTS = 3;

const FOLDER = "e2e/look/baselines";

for (const [name, path] of PAGES) {
  test(`${name}: the first view is what it was, by day and by night, wide and on a phone`, async ({
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

/** The first view of a page, as it is drawn. */
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

/** The folder of the baselines that this browser draws on this machine, null where there is none; said once. */
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

/** The page's scripts begin when the browser is idle: here never, so that what is looked at is what the server has drawn. Runs in the page. */
function holdScripts(): void {
  window.requestIdleCallback = () => 0;
}

/** Resolves when letters and pictures of the view are there. Runs in the page. */
async function waitForPaintedImages(): Promise<void> {
  await document.fonts.ready;
  const inView = [...document.images].filter((picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
  await Promise.all(inView.map((picture) => picture.decode()));
}
