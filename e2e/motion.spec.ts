// Rule: product.md#day-and-night
// Rule: product.md#look
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

declare global {
  interface Window {
    /** Durations in ms of the view transitions and crossfades that ran. */
    noted: Record<string, number>;
  }
}

async function recordMotion(page: Page) {
  await page.addInitScript(() => {
    window.noted = {};
    const note = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const { target, pseudoElement } = effect;
        const picture =
          target instanceof HTMLImageElement && (target.naturalWidth ? target.currentSrc : "not there yet");
        const part = pseudoElement || picture;
        if (part) window.noted[part] = Number(effect.getComputedTiming().endTime);
      }
    };
    addEventListener("pagereveal", ({ viewTransition }) => void viewTransition?.ready.then(note));
    // Runs before the first frame of a transition: on a busy machine the last frame can come with it.
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ["data-crossfade"] });
  });
}
const readRecordedMotion = (page: Page) => page.evaluate(() => window.noted);

const CAR = /\/luxury-car-rental\/[a-z]+\/[a-z-]+\/[a-z0-9-]+/;
/** The link in the head that delays the first paint until the gallery's first slide. */
const renderBlockingLink = (page: Page) =>
  page.locator('head > link[rel="expect"][blocking="render"][href="#immagine-1"]');

async function followCard(page: Page, card = 1) {
  await page.goto("/luxury-car-rental/sportive");
  await page.getByRole("article").getByRole("heading").getByRole("link").nth(card).click();
  await page.waitForURL(CAR);
}

test("the picture of a clicked card morphs into the first picture of its page, on a first visit too", async ({
  page,
}) => {
  await recordMotion(page);
  let card = 0;
  // A busy machine's browser may skip a transition (fixtures.ts). Each attempt is the first visit to another car.
  await expect(async () => {
    await followCard(page, ++card);
    await expect(renderBlockingLink(page)).toBeAttached();
    await expect
      .poll(() => readRecordedMotion(page), { timeout: 5000 })
      .toMatchObject({ "::view-transition-old(car)": 220, "::view-transition-new(car)": 220 });
  }).toPass();
  // Visitors from elsewhere see the page as soon as it can be painted.
  await page.goto(page.url());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(renderBlockingLink(page)).not.toBeAttached();
});

test("at dusk the headlamps crossfade, once the night's picture is loaded", async ({ page }) => {
  await recordMotion(page);
  await page.clock.install({ time: "2027-03-10T19:59:30+01:00" });
  await page.goto("/");
  const [day, night] = [page.locator('img[src*="/heroes/day-"]'), page.locator('img[src*="/heroes/night-"]')];
  await expect(day).toBeVisible();
  await expect(night).toBeHidden();
  // The scripts load, then the clock is checked again.
  await expect
    .poll(async () => {
      await page.clock.runFor(30_000);
      return page.locator("html").getAttribute("data-hour");
    })
    .toBe("night");
  const picture = await night.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => readRecordedMotion(page)).toMatchObject({ [picture]: 250 });
  await expect(day).toBeHidden();
  await expect(night).toBeVisible();
});

test("with reduced motion a page appears, and turns to night, at once", async ({ page }) => {
  await recordMotion(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await followCard(page);
  await expect(renderBlockingLink(page)).not.toBeAttached();
  await page.goto("/luxury-car-rental/milan");
  await page.getByRole("button", { name: "Notte" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  expect(await readRecordedMotion(page)).toEqual({});
  // With motion allowed, the same click crossfades the city's pictures.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Giorno" }).click();
  await expect.poll(async () => Object.values(await readRecordedMotion(page))).toContain(250);
});
