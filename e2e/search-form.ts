import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { simulateInteraction } from "./islands.ts";

/** Chooses a pickup or return place: from the list, or on a phone by typing in the drawer. */
export async function pickPlaceInForm(page: Page, label: string, name: string): Promise<void> {
  await simulateInteraction(page);
  // After hydration dates are buttons, and on phones the list becomes a drawer.
  await expect(page.getByRole("button", { name: /^Data di ritiro/ })).toBeVisible();
  const field = page.getByLabel(label);
  if (await field.evaluate((control) => control.tagName === "SELECT")) {
    await field.selectOption(name);
    return;
  }
  await field.click();
  const sheet = page.getByRole("dialog", { name: label });
  await sheet.getByRole("searchbox").fill(name.slice(0, 3).toLowerCase());
  await sheet.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await expect(sheet).toBeHidden();
}

/** Expects the calendar's stylesheet to be loaded, which no script brings: a day is large enough to tap. */
export async function expectStyledCalendar(calendar: Locator): Promise<void> {
  const day = await calendar.getByRole("gridcell").first().boundingBox();
  expect(Math.min(day?.width ?? 0, day?.height ?? 0)).toBeGreaterThanOrEqual(36);
}

/** Chooses both dates in the one calendar, which fits in the window and closes by itself. */
export async function pickDaysInForm(page: Page, pickup: string, back: string): Promise<void> {
  await page.getByRole("button", { name: /^Data di ritiro/ }).click();
  const dialog = page.getByRole("dialog", { name: "Date del noleggio" });
  await expect(dialog.getByRole("grid").first()).toBeVisible();
  await expect(dialog).toBeInViewport({ ratio: 0.99 });
  await expectStyledCalendar(dialog);
  const next = dialog.getByRole("button", { name: /successivo/ });
  for (const date of [pickup, back]) {
    const day = dialog.locator(`[data-day="${date}"]:not([data-outside]) button`);
    while (!(await day.isVisible())) await next.click();
    await day.click();
  }
  await expect(dialog).toBeHidden();
}
