import { existsSync } from "node:fs";
import { arch, platform } from "node:os";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { fixClock } from "./fixed-clock.ts";
import { referencePage } from "./reference-page.ts";

/** Widths of windows, with their heights. */
export const WINDOWS = { 1440: 900, 390: 844 } as const;
export const DAY = "2027-03-10T09:00:00Z";
export const COLOUR_SCHEMES = { day: Date.parse(DAY), night: Date.parse("2027-03-10T21:00:00Z") } as const;

/**
 * Tolerated difference from a baseline: per pixel as a share of black to white, and a number of pixels (of 324,000 and 82,290). One machine always
 * renders the same bytes, so this covers only rounding on other machines. Different text exceeds it.
 */
const TOLERANCE = { threshold: 0.02, maxDiffPixels: 40 };
const REFERENCE_TOLERANCE = { threshold: 0.01, maxDiffPixels: 0 };
/** Both are halved and lossily compressed: visible differences remain, and all baselines together stay below 2 MB. */
const SCALE = 0.5;
const PICTURE = { type: "webp", quality: 80, animations: "disabled" } as const;
/** A disabled animation by scrolling would leave the header without its background. */
const SCROLLED_PICTURE = { ...PICTURE, animations: "allow" } as const;

/** Of the server whose pages are compared. */
export const FIXED_CLOCK = { NODE_OPTIONS: "--import ./e2e/look/fixed-clock.ts", FIXED_CLOCK: DAY };
/** Of the browser that renders them. */
export const RENDERING = { deviceScaleFactor: SCALE, reducedMotion: "reduce" } as const;

/**
 * Number of screenshots of a view that differs: a real change differs each time. On a busy machine, parts of a large picture once differed minimally
 * and matched on the next attempt.
 */
const MAX_ATTEMPTS = 3;

const FOLDER = "e2e/look/baselines";

/** A page's first view: the window's width and the time of day. */
export interface View {
  name: string;
  path: string;
  width: keyof typeof WINDOWS;
  light: keyof typeof COLOUR_SCHEMES;
}

/** Compares first views with their baselines in the folder (docs/look.md#baselines). Views by day come before those by night. */
export async function compareViews(page: Page, folder: string, views: readonly View[]): Promise<void> {
  await page.addInitScript(holdScripts);
  let current: View["light"] | undefined;
  for (const { name, path, width, light } of views) {
    if (light !== current) await page.addInitScript(fixClock, COLOUR_SCHEMES[light]);
    current = light;
    await page.setViewportSize({ width, height: WINDOWS[width] });
    const snapshot = [folder, `${name}-${width}-${light}.webp`];
    let view = await takeScreenshot(page, path);
    for (let looks = 1; looks < MAX_ATTEMPTS && !matchesBaseline(view, snapshot); looks++)
      view = await takeScreenshot(page, path);
    expect.soft(view).toMatchSnapshot(snapshot, TOLERANCE);
  }
}

/** Takes a screenshot of a page's first view, or of the view to which its address scrolls. That loads the pictures below the first view. */
async function takeScreenshot(page: Page, path: string): Promise<Buffer> {
  await page.goto(path);
  const isScrolled = path.includes("#");
  if (isScrolled) await page.locator(":root[data-painted]").waitFor();
  await page.evaluate(waitForPaintedImages);
  return page.screenshot(isScrolled ? SCROLLED_PICTURE : PICTURE);
}

function matchesBaseline(view: Buffer, snapshot: string[]): boolean {
  try {
    expect(view).toMatchSnapshot(snapshot, TOLERANCE);
    return true;
  } catch {
    return false;
  }
}

let baselines: Promise<string | null> | undefined;

/** Returns the folder of the baselines for this browser on this machine. Skips the test if there is none; logged once. */
export async function requireBaselines(browser: Browser): Promise<string> {
  baselines ??= findBaselines(browser);
  const folder = await baselines;
  test.skip(folder === null, "no baselines of this browser on this machine");
  return folder ?? "";
}

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
