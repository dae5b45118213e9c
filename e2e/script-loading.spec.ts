import type { Page } from "@playwright/test";
import { simulateSaveData, trackEvaluatedScripts, waitForPrefetch } from "./evaluated-scripts.ts";
import { expect, test } from "./fixtures.ts";

const CAR = "/luxury-car-rental/milan/sportive/ferrari-296-gtb";
const WITH_ISLANDS = "/luxury-car-rental/suv";
/** The first scripts of a page: without React, and the only ones allowed. */
const FIRST_SCRIPTS = /^\/assets\/(?:start|begin)-/;

const hydratedIslands = (page: Page) => page.locator("[data-island][data-hydrated]");

for (const path of ["/", "/explore", CAR, "/contatti"]) {
  test(`before the first interaction ${path} has fetched its scripts and run only the first`, {
    tag: "@phone",
  }, async ({ page }) => {
    const evaluated = await trackEvaluatedScripts(page);
    await page.goto(path);
    const ahead = await waitForPrefetch(page);
    if (path !== "/contatti") expect(ahead.length).toBeGreaterThan(1);
    const run = await evaluated();
    expect(run.some((file) => FIRST_SCRIPTS.test(file))).toBe(true);
    expect(run.filter((file) => !FIRST_SCRIPTS.test(file))).toEqual([]);
    await expect(hydratedIslands(page)).toHaveCount(0);
  });
}

const INTERACTIONS: readonly [string, (page: Page) => Promise<unknown>][] = [
  ["the pointer over the page", (page) => page.mouse.move(300, 300)],
  ["a turn of the wheel", (page) => page.mouse.wheel(0, 10)],
  ["scrolling by other means", (page) => page.evaluate(() => scrollTo(0, 200))],
  ["a key", (page) => page.keyboard.press("Shift")],
  ["the focus", (page) => page.evaluate(() => document.querySelector<HTMLElement>("header a")?.focus())],
  ["a click without a pointer", (page) => page.evaluate(() => document.querySelector<HTMLElement>("h1")?.click())],
];

test("each kind of interaction hydrates the islands", async ({ page }) => {
  for (const [name, give] of INTERACTIONS) {
    await page.goto(WITH_ISLANDS);
    await waitForPrefetch(page);
    await expect(hydratedIslands(page), name).toHaveCount(0);
    await give(page);
    await expect(hydratedIslands(page).first(), name).toBeAttached();
  }
});

test("a tap is an interaction @phone-only", async ({ page }) => {
  await page.goto(WITH_ISLANDS);
  await waitForPrefetch(page);
  await page.touchscreen.tap(200, 500);
  await expect(hydratedIslands(page).first()).toBeAttached();
});

test("the list of favourites, an eager island, appears without an interaction", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("preferiti", '["ferrari-296-gtb"]'));
  await page.goto("/preferiti");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("296 GTB");
});

test("the first module needs no interaction: the favourites count, and the brand's visible picture", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("preferiti", '["ferrari-296-gtb"]'));
  await page.setViewportSize({ width: 1440, height: 20_000 });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Preferiti: 1 vettura" })).toHaveCount(1);
  await expect(page.locator("[data-reveal]")).toHaveAttribute("data-reveal", "on");
  await expect(hydratedIslands(page)).toHaveCount(0);
});

/** Collects the scripts that a page requests. */
function collectRequestedScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/[^/]+\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

async function waitForIdleAfterPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.evaluate(async () => {
    for (let rest = 0; rest < 3; rest++) await new Promise((done) => requestIdleCallback(done, { timeout: 5_000 }));
  });
}

test("Save-Data visitors fetch no script before the first interaction", async ({ page }) => {
  await page.addInitScript(simulateSaveData);
  const asked = collectRequestedScripts(page);
  await page.goto(WITH_ISLANDS);
  await waitForIdleAfterPaint(page);
  expect(asked).toEqual([]);
  await page.mouse.move(300, 300);
  await expect(hydratedIslands(page).first()).toBeAttached();
});

test("a prerendered page fetches no script before it is shown", async ({ page }) => {
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, "prerendering", { get: () => prerendering });
    document.addEventListener(
      "prerenderingchange",
      () => {
        prerendering = false;
      },
      true,
    );
  });
  const asked = collectRequestedScripts(page);
  await page.goto(WITH_ISLANDS);
  await waitForIdleAfterPaint(page);
  await page.evaluate(() => document.querySelector<HTMLElement>("header a")?.focus());
  expect(asked).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
  await waitForPrefetch(page);
  await expect(hydratedIslands(page)).toHaveCount(0);
});
