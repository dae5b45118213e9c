import type { Locator } from "@playwright/test";
import { DESKTOP_VIEWPORT, expect, PHONE_VIEWPORT, test } from "./fixtures.ts";
import { simulateInteraction } from "./islands.ts";
import { expectStyledCalendar } from "./search-form.ts";

// Rule: product.md#explore "A sticky bar"
// Rule: product.md#explore-filters
// Rule: product.md#explore-filters "Cars, per day"
// Rule: product.md#public-routes "/explore"
test("the URL is the only state: chips, filters, order, Back and reload agree", async ({ page }) => {
  await page.goto("/explore?pickupCity=Milano&category=sportive");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sports Cars a Milano");

  await page.getByRole("button", { name: "Filtri avanzati" }).click();
  const dialog = page.getByRole("dialog", { name: "Filtri avanzati" });
  const lowest = dialog.getByRole("slider", { name: "Prezzo minimo" });
  await expect(lowest).toHaveAttribute("min", "500");
  await expect(lowest).toHaveAttribute("max", "3000");
  await expect(lowest).toHaveAttribute("step", "100");
  // The rows scroll under the bar and must not show through it.
  const bar = dialog.getByRole("button", { name: "Applica" }).locator("..");
  await expect(bar).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.setViewportSize(PHONE_VIEWPORT);
  await expect(bar).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await dialog.getByRole("checkbox", { name: /^Ferrari/ }).check();
  await lowest.press("ArrowRight");
  await dialog.getByRole("button", { name: "Applica" }).click();
  await expect(page).toHaveURL(/brands=ferrari/);
  await expect(page).toHaveURL(/priceMin=600/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article")).toHaveCount(1);

  await page.getByRole("link", { name: "Rimuovi Ferrari" }).click();
  await expect(page).not.toHaveURL(/brands=/);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("link", { name: "Rimuovi Ferrari" })).toBeVisible();
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await expect(page.getByRole("link", { name: "Rimuovi Ferrari" })).toBeVisible();

  await page
    .getByRole("link", { name: /^Rimuovi Sports Cars|^Rimuovi Sportive/ })
    .first()
    .click();
  await page.locator('details[name="ordine"] > summary').click();
  const cheapest = page.getByRole("link", { name: "Prezzo crescente" });
  await expect(cheapest).toBeVisible();
  await page.setViewportSize(PHONE_VIEWPORT);
  await cheapest.click();
  await expect(page).toHaveURL(/sort=price/);
});

// Rule: product.md#explore "A sticky bar"
test("the chip bar stays in view, 20 units (5rem) below the edge", async ({ page }) => {
  await page.goto("/explore?pickupCity=Milano");
  for (const view of [DESKTOP_VIEWPORT, PHONE_VIEWPORT]) {
    await page.setViewportSize(view);
    await page.getByRole("article").last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("link", { name: "Rimuovi Milano" })).toBeInViewport();
    const bar = page.locator("[data-bar-under-header]");
    await expect.poll(() => bar.evaluate((part) => Math.round(part.getBoundingClientRect().top))).toBe(80);
  }
});

test("drawers follow the finger, sideways or down, and close when released far enough", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "It takes a finger.");
  const screen = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  /** Drags with a small move back before the release, so that it is never a fling, however fast the machine is. */
  async function stroke(sheet: Locator, dx: number, dy: number) {
    const [x, y] = [120, 130];
    await touch("touchStart", x, y);
    for (const part of [0.2, 0.6, 1, 0.95]) await touch("touchMove", x + dx * part, y + dy * part);
    const moved = await sheet.evaluate(({ style }) => style.transform);
    await touch("touchEnd", x, y);
    return moved;
  }

  await page.goto("/explore");
  const opener = page.getByRole("button", { name: "Filtri avanzati" });
  const filters = page.getByRole("dialog", { name: "Filtri avanzati" });
  // The drag code is loaded at the first touch.
  await expect(async () => {
    if (!(await filters.isVisible())) await opener.tap();
    expect(await stroke(filters, 60, 0)).toMatch(/^translateX\(\d+px\)$/);
  }).toPass();
  await expect(filters).not.toHaveAttribute("style", /./);
  await expect(filters).toBeVisible();
  await stroke(filters, 240, 0);
  await expect(filters).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.tap();
  expect(await stroke(filters, 10, -120), "a stroke that scrolls").toBe("");
  await expect(filters).toBeVisible();

  await page.goto("/");
  await simulateInteraction(page);
  await page.getByRole("button", { name: /^Data di ritiro/ }).waitFor();
  const places = page.getByRole("dialog", { name: "Città di ritiro" });
  await page.getByLabel("Città di ritiro").tap();
  await expect(async () => expect(await stroke(places, 0, 60)).toMatch(/^translateY\(\d+px\)$/)).toPass();
  await expect(places).not.toHaveAttribute("style", /./);
  await places.getByRole("searchbox").fill("mil");
  await expect(places.getByRole("button", { name: /^Milano/ })).toBeVisible();
  await expect(places.getByRole("button", { name: /^Nizza/ })).toBeHidden();
  await stroke(places, 0, 500);
  await expect(places).toBeHidden();
  await expect(page.getByRole("button", { name: "Cerca" })).toBeDisabled();
  await expect(page.getByText(/^Per cercare scegli /)).toBeVisible();

  await page.getByRole("button", { name: /^Data di ritiro/ }).tap();
  const dates = page.getByRole("dialog", { name: "Date del noleggio" });
  await expect(dates.getByRole("grid").first()).toBeVisible();
  await expect(dates).toBeInViewport({ ratio: 0.99 });
  await expectStyledCalendar(dates);
  await expect(async () => expect(await stroke(dates, 0, 60)).toMatch(/^translateY\(\d+px\)$/)).toPass();
  await expect(dates).not.toHaveAttribute("style", /transform/);
  await stroke(dates, 0, 500);
  await expect(dates).toBeHidden();

  await page.getByRole("button", { name: "Apri il menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(async () => expect(await stroke(drawer, 60, 0)).toMatch(/^translateX\(\d+px\)$/)).toPass();
  await stroke(drawer, 300, 0);
  await expect(drawer).toBeHidden();
});

// Rule: product.md#explore
test("another search waits only for its response: its results appear while the clock is stopped", async ({ page }) => {
  await page.clock.install();
  await page.goto("/explore?pickupCity=Milano");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('details[name="ordine"] > summary').click();
  await page.getByRole("link", { name: "Prezzo crescente" }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByRole("region", { name: "Risultati" }).getByRole("article").first()).toBeVisible();
});
