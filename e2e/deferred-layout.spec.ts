import type { Page } from "@playwright/test";
import { DESKTOP_VIEWPORT, expect, PHONE_VIEWPORT, test } from "./fixtures.ts";

/** Pages that defer layout with `content-visibility: auto`, in three window sizes. */
const VISITS = ["/", "/community-vip"].flatMap((path) =>
  [PHONE_VIEWPORT, { width: 768, height: 1024 }, DESKTOP_VIEWPORT].map((view) => ({ path, view })),
);

/** Tolerated error of the page's height, as a share of its true height: a jump of the scrollbar. */
const MAX_HEIGHT_ERROR_RATIO = 0.1;

for (const { path, view } of VISITS) {
  // Rule: product.md#speed
  test(`${path} at ${view.width} px: deferred sections are estimated within a tenth of the page's height`, async ({
    page,
  }) => {
    await page.setViewportSize(view);
    await page.goto(path);
    const estimated = await page.evaluate(pageHeight);
    expect(await page.evaluate(countDeferred)).toBeGreaterThan(0);
    await page.evaluate(layOutAll);
    const actual = await page.evaluate(pageHeight);
    expect(Math.abs(estimated / actual - 1)).toBeLessThan(MAX_HEIGHT_ERROR_RATIO);
  });
}

// Rule: product.md#speed
test("a link to an anchor below deferred sections leads there", async ({ page }) => {
  for (const id of ["copertura", "magazine-title"]) {
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    // The target stays in view once the sections around it have their true heights.
    await page.evaluate(layOutAll);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await page.goto("about:blank");
  }
});

// Rule: product.md#speed
test("find-in-page finds and shows words in a deferred section", async ({ page }) => {
  await page.goto("/");
  // The title of the section occurs nowhere else on the page.
  const title = page.locator("#service-title");
  expect(await title.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  const words = (await title.textContent()) ?? "";
  // TypeScript's DOM library lacks `find`.
  expect(await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), words)).toBe(
    true,
  );
  await expect(title).toBeInViewport();
});

// Rule: product.md#speed
test("a print contains the deferred sections", async ({ page }) => {
  await page.goto("/");
  const targets = await page
    .locator("main section[aria-labelledby=magazine-title] h3 a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(targets.length).toBeGreaterThan(0);
  expect(await linksInPrint(page)).toEqual(expect.arrayContaining(targets));
});

/** Returns the URLs of the links in Chromium's PDF of the page. */
async function linksInPrint(page: Page): Promise<string[]> {
  const file = (await page.pdf()).toString("latin1");
  return [...file.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address ?? "");
}

/** Runs in the page. */
function pageHeight(): number {
  return document.documentElement.scrollHeight;
}

/** Runs in the page. */
function countDeferred(): number {
  const isDeferred = (element: Element) => !element.checkVisibility({ contentVisibilityAuto: true });
  return [...document.querySelectorAll("main h2, main h3")].filter(isDeferred).length;
}

/** Runs in the page. */
function layOutAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>("main *"))
    if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
}
