import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { detailPane, reservedDay, sendBookingRequest, toastWith } from "./panel-helpers.ts";
import { signInAsRole } from "./panel-session.ts";

/** Longer than the journey takes. */
const NOTICE_SECONDS = 300;

/** How many Tabs lead to a button from where the focus is; one more than `most` when that many do not. */
async function tabsTo(page: Page, name: string, most: number): Promise<number> {
  const button = page.getByRole("button", { name, exact: true });
  for (let tabs = 1; tabs <= most; tabs++) {
    await page.keyboard.press("Tab");
    if (await button.evaluate((one) => one === document.activeElement)) return tabs;
  }
  return most + 1;
}

// Rule: product.md#panel-keyboard "A booking, enquiry"
test("a booking is found and confirmed, and another declined, by keys alone", async ({ page }, { project }) => {
  await signInAsRole(page, "customer_service");
  const { reference } = await sendBookingRequest(page, reservedDay(9, project.name));
  const { reference: declined } = await sendBookingRequest(page, reservedDay(10, project.name));
  const headingOf = (name: string) => detailPane(page).getByRole("heading", { level: 2, name });
  const button = (name: string) => detailPane(page).getByRole("button", { name, exact: true });

  // The server takes a transition back for a second here; the notice stays for as long as a person needs.
  await page.route(/\/api\/bookings\/[^/?]+$/, async (route) => {
    const response = await route.fetch();
    const booking = await response.json();
    if (booking.undo) booking.undo.ends_in_seconds = NOTICE_SECONDS;
    await route.fulfill({ response, json: booking });
  });

  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type(reference);
  await expect(page.getByRole("option", { name: new RegExp(reference) })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(headingOf(reference)).toBeFocused();
  expect(await tabsTo(page, "Conferma", 10)).toBeLessThanOrEqual(10);

  // What replaced the button has the focus; F6 leads to the undo notice, and back to the button.
  await page.keyboard.press("Enter");
  const next = button("Registra la consegna").or(button("Segna in corso")).first();
  await expect(next).toBeFocused();
  const notice = toastWith(page, "Prenotazione confermata");
  await expect(notice.getByText("F6 per annullare")).toBeAttached();
  await page.keyboard.press("F6");
  await expect(notice.getByRole("button", { name: "Annulla" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(next).toBeFocused();

  // A question that is put away gives the focus back; answered, it gives it to what is there then.
  await page.goto(`/admin/bookings/${declined}`);
  await button("Non accogliere").focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button("Non accogliere")).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Non accogliere" }).focus();
  await page.keyboard.press("Enter");
  await expect(detailPane(page).getByRole("button", { name: "Torna a «Richiesta»" })).toBeFocused();

  // From its row, and back to it.
  await page.goto(`/admin/bookings?status=closed&q=${declined}`);
  const row = page.getByRole("link", { name: declined });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(headingOf(declined)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();
});

// Rule: product.md#panel-keyboard "A booking, enquiry"
test("a request and a customer open with the focus on their names", async ({ page }) => {
  await signInAsRole(page, "customer_service");
  for (const list of ["/admin/requests", "/admin/customers"]) {
    await page.goto(list);
    const row = page.locator("table a").first();
    await row.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${list}/*`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});
