import type { CDPSession, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { waitForPageScripts } from "./islands.ts";
import { measureScripts } from "./site-crawl/page-weight.ts";

const PAGES = [
  ["a car", "/luxury-car-rental/milan/sportive/ferrari-296-gtb"],
  ["a jet", "/private-jet-charter/milan/light-jet/embraer-phenom-300e"],
  ["an experience", "/esperienze/weekend-in-franciacorta"],
] as const;
const [[, CAR]] = PAGES;

const picture = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /^Ingrandisci: / })
    .first();
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Immagine a schermo intero" });
const status = (page: Page) => lightbox(page).getByRole("status");
/** Expects no violation once the controls fade in: until then they are nearly transparent. */
async function expectLightboxAccessible(page: Page): Promise<void> {
  await lightbox(page).locator(".pswp--ui-visible").waitFor();
  await expectAccessible(page);
}
/** Returns the position and size of the picture in the middle of the screen. */
const box = (page: Page) => lightbox(page).locator(".pswp__item[aria-hidden=false] img.pswp__img").boundingBox();

for (const [subject, path] of PAGES) {
  // Rule: product.md#pictures "Enlarge: a picture"
  test(`the picture of ${subject} opens in the lightbox by keyboard, and the focus returns to it`, async ({ page }) => {
    await page.goto(path);
    await waitForPageScripts(page);
    const scripts = measureScripts(page);
    await picture(page).focus();
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText(/^1 di \d+: \S/);
    expect(scripts.addresses.filter((address) => address.includes("/assets/lightbox-"))).toHaveLength(1);
    await expectLightboxAccessible(page);
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
    await expect(page).toHaveURL(path);
  });
}

// Rule: product.md#pictures "Enlarge: a picture"
test("the lightbox moves to the next picture, zooms by keys and double click, and keeps the focus", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(CAR);
  await waitForPageScripts(page);
  await picture(page).click();
  await expect(status(page)).toHaveText(/^1 di 5: /);
  await page.keyboard.press("ArrowRight");
  await expect(status(page)).toHaveText(/^2 di 5: /);
  await lightbox(page).getByRole("button", { name: "Immagine precedente" }).click();
  await expect(status(page)).toHaveText(/^1 di 5: /);
  const { width: fit = 0 } = (await box(page)) ?? {};
  expect(fit).toBe(page.viewportSize()?.width);
  await page.keyboard.press("z");
  await expect.poll(async () => (await box(page))?.width).toBe(fit * 2.5);
  await lightbox(page).getByRole("button", { name: "Ingrandisci o riduci" }).click();
  await expect.poll(async () => (await box(page))?.width).toBe(fit);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main, header, footer") === null)).toBe(true);
  }
  await lightbox(page).getByRole("button", { name: "Chiudi" }).click();
  await expect(picture(page)).toBeFocused();
});

// Rule: product.md#pictures "Enlarge: a picture"
test("on a phone the lightbox swipes, zooms by double tap and pinch, and fits at 320 px @phone-only", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(CAR);
  await waitForPageScripts(page);
  await picture(page).tap();
  await expect(status(page)).toHaveText(/^1 di 5: /);
  const screen = await page.context().newCDPSession(page);
  await swipe(screen, { from: 260, to: 40, y: 320 });
  await expect(status(page)).toHaveText(/^2 di 5: /);
  const { width: fit = 0 } = (await box(page)) ?? {};
  await doubleTap(page, (width) => width > fit * 2);
  await doubleTap(page, (width) => width === fit);
  await pinch(screen, { x: 160, y: 320 });
  await expect.poll(async () => (await box(page))?.width).toBeGreaterThan(fit * 1.5);
  for (const button of await lightbox(page).getByRole("button").all()) {
    const { x = -1, width = 999 } = (await button.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }
  await expectLightboxAccessible(page);
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
});

/** Double-taps until the width is as expected: on a busy machine two taps can be too far apart. */
async function doubleTap(page: Page, isExpected: (width: number) => boolean): Promise<void> {
  await expect(async () => {
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(160, 320);
    await expect.poll(async () => isExpected((await box(page))?.width ?? 0), { timeout: 5000 }).toBe(true);
  }).toPass();
}

/** Swipes horizontally with one finger. */
async function swipe(screen: CDPSession, { from, to, y }: { from: number; to: number; y: number }): Promise<void> {
  const steps = 5;
  await touch(screen, "touchStart", [{ x: from, y }]);
  for (let step = 1; step <= steps; step++)
    await touch(screen, "touchMove", [{ x: from + ((to - from) * step) / steps, y }]);
  await touch(screen, "touchEnd", []);
}

/** Pinches with two fingers. */
async function pinch(screen: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await touch(screen, "touchStart", fingers(20));
  for (const apart of [30, 45, 60, 75, 90]) await touch(screen, "touchMove", fingers(apart));
  await touch(screen, "touchEnd", []);
}

const touch = (
  screen: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  touchPoints: { x: number; y: number; id?: number }[],
) => screen.send("Input.dispatchTouchEvent", { type, touchPoints });
