import type { Page } from "@playwright/test";
import { createTestWithServer } from "./dedicated-server.ts";
import { expect } from "./fixtures.ts";
import { detailPane, reservedDay, sendBookingRequest, toastWith } from "./panel-helpers.ts";
import { signInAsFirstAdmin } from "./panel-session.ts";

// The other tests' server leaves a second for an undo; this is longer than the tests take.
const test = createTestWithServer("keyboard-server", { STAFF_UNDO_SECONDS: "600" });

test.beforeEach(({ page, application }) => signInAsFirstAdmin(page, application.origin));

/** Counts the Tabs from the current focus to a button; `most` + 1 if it is further away. */
async function tabsTo(page: Page, name: string, most: number): Promise<number> {
  const button = page.getByRole("button", { name, exact: true });
  for (let tabs = 1; tabs <= most; tabs++) {
    await page.keyboard.press("Tab");
    if (await button.evaluate((one) => one === document.activeElement)) return tabs;
  }
  return most + 1;
}

// Rule: product.md#panel-keyboard "A booking, enquiry"
test("by keyboard a booking is found and confirmed, and another declined", async ({ page }, { project }) => {
  const { reference } = await sendBookingRequest(page, reservedDay(9, project.name));
  const { reference: declined } = await sendBookingRequest(page, reservedDay(10, project.name));
  const headingOf = (name: string) => detailPane(page).getByRole("heading", { level: 2, name });
  const button = (name: string) => detailPane(page).getByRole("button", { name, exact: true });

  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Cerca ovunque" }).getByRole("combobox")).toBeFocused();
  await page.keyboard.type(reference);
  await expect(page.getByRole("option", { name: new RegExp(reference) })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(headingOf(reference)).toBeFocused();
  expect(await tabsTo(page, "Conferma", 10)).toBeLessThanOrEqual(10);

  // The button's replacement has the focus; F6 moves it to the undo notice and back to the button.
  await page.keyboard.press("Enter");
  const next = button("Registra la consegna").or(button("Segna in corso")).first();
  await expect(next).toBeFocused();
  const notice = toastWith(page, "Prenotazione confermata");
  await expect(notice.getByText("F6 per annullare")).toBeAttached();
  await page.keyboard.press("F6");
  await expect(notice.getByRole("button", { name: "Annulla" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(next).toBeFocused();

  // Cancelling a question returns the focus to its button; confirming moves it to what replaced that.
  await page.goto(`/admin/bookings/${declined}`);
  await expect(headingOf(declined)).toBeFocused();
  await button("Non accogliere").focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button("Non accogliere")).toBeFocused();
  await page.keyboard.press("Enter");
  // The question moves the focus once, a few frames after it has opened.
  await expect(question.locator(":focus")).toHaveCount(1);
  await question.getByRole("button", { name: "Non accogliere" }).focus();
  await page.keyboard.press("Enter");
  await expect(button("Riapri…")).toBeFocused();

  // Opened from its row, and back to it.
  await page.goto(`/admin/bookings?status=closed&q=${declined}`);
  const row = page.getByRole("link", { name: declined });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(headingOf(declined)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();
});

// Rule: product.md#panel-keyboard "A booking, enquiry"
test("an enquiry and a customer open with the focus on their names", async ({ page }) => {
  for (const list of ["/admin/requests", "/admin/customers"]) {
    await page.goto(list);
    const row = page.locator("table a").first();
    await row.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${list}/*`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});
