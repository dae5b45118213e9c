// Rule: product.md#fleet-timeline
import type { Locator, Page } from "@playwright/test";
import { DAY_MS } from "#domain/durations.ts";
import { createClickCounter } from "./click-counter.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectNoHorizontalScroll } from "./panel-helpers.ts";
import { signInAsFirstAdmin } from "./panel-session.ts";

/** A Monday in weeks that only this file's first test uses. */
const MONDAY = "2031-01-06";
const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

const open = (page: Page, from: string, q: string) =>
  page.goto(`/admin/bookings/calendar?from=${from}&weeks=2&q=${encodeURIComponent(q)}`);

const vehicleRows = (page: Page) => page.locator("[data-vehicle]");

/**
 * Moves the pointer to a point of an element once the element is at rest and uncovered, even by the backdrop of a dialog that has just closed. Returns
 * the element's box.
 */
async function hoverAt(part: Locator, position: { x: number; y: number }) {
  await part.hover({ position });
  const box = await part.boundingBox();
  if (!box) throw new Error("The element is not visible");
  return box;
}

/** Drags on a lane from the middle of one day to the middle of another; days count from the window's first. */
async function drag(page: Page, lane: Locator, from: number, to: number) {
  const { width = 0, height = 0 } = (await lane.boundingBox()) ?? {};
  const middleOf = (day: number) => (width / 14) * (day + 0.5);
  const { x, y } = await hoverAt(lane, { x: middleOf(from), y: height / 2 });
  await page.mouse.down();
  for (const day of [(from + to) / 2, to]) await page.mouse.move(x + middleOf(day), y + height / 2, { steps: 4 });
  await page.mouse.up();
}

const block = (page: Page) => page.getByRole("button", { name: /^Manutenzione, / });
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first();

const field = (dialog: Locator, name: string) => dialog.getByRole("textbox", { name, exact: true });

/** Fills in the dialog that "Blocca" opens. */
async function blockByDialog(
  page: Page,
  { car, from, to, note }: { car: string; from: string; to: string; note: string },
  { press, type } = {
    press: (what: Locator) => what.click(),
    type: (what: Locator, text: string) => what.fill(text),
  },
) {
  await press(page.getByRole("button", { name: /^Blocca/ }));
  const dialog = page.getByRole("dialog", { name: "Blocca un'unità" });
  await type(dialog.getByLabel("Vettura"), car);
  await press(page.getByRole("option", { name: new RegExp(car) }));
  await type(field(dialog, "Dal giorno"), from);
  await type(field(dialog, "Al giorno"), to);
  await type(dialog.getByLabel("Motivo"), note);
  await press(dialog.getByRole("button", { name: "Blocca", exact: true }));
  return dialog;
}

test.beforeEach(({ page }) => signInAsFirstAdmin(page));

test.describe("with a mouse", () => {
  // Without animations: a bar that is still moving cannot be clicked reliably.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  // The browser logs the refusals of a slot that is taken, and of another colour.
  test.use({ allowedComplaints: [/status of 409|409 \(Conflict\)/] });

  test("a block is drawn over free days, moved, resized, refused on a taken place, and deleted", async ({ page }) => {
    await open(page, MONDAY, "Huracán EVO");
    const lane = vehicleRows(page).first();
    // Escape cancels a drag.
    const box = await hoverAt(lane, { x: 20, y: 8 });
    await page.mouse.down();
    await page.mouse.move(box.x + 220, box.y + 8, { steps: 5 });
    await expect(page.locator("[data-draft]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-draft]")).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await drag(page, lane, 1, 3);
    const dialog = page.getByRole("dialog", { name: "Blocca un'unità" });
    await expect(field(dialog, "Dal giorno")).toHaveValue(dayAfter(MONDAY, 1));
    await expect(field(dialog, "Al giorno")).toHaveValue(dayAfter(MONDAY, 4));
    await dialog.getByLabel("Motivo").fill("Freni");
    await dialog.getByRole("button", { name: "Blocca", exact: true }).click();
    await expect(toast(page, "Unità bloccata")).toBeVisible();
    await expect(block(page)).toHaveAccessibleName(/Freni, dal 07 gen alle 00:00 al 10 gen alle 00:00/);

    await drag(page, lane, 2, 7);
    await expect(toast(page, "Blocco aggiornato")).toBeVisible();
    await expect(block(page)).toHaveAccessibleName(/dal 12 gen alle 00:00 al 15 gen alle 00:00/);

    const edge = await hoverAt(block(page).locator("[data-edge=to]"), { x: 3, y: 8 });
    const width = ((await lane.boundingBox())?.width ?? 0) / 14;
    await page.mouse.down();
    await page.mouse.move(edge.x + 3 + width, edge.y + 8, { steps: 4 });
    await page.mouse.move(edge.x + 3 + 2 * width, edge.y + 8, { steps: 4 });
    await page.mouse.up();
    await expect(block(page)).toHaveAccessibleName(/dal 12 gen alle 00:00 al 17 gen alle 00:00/);
    await block(page).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(block(page)).toHaveAccessibleName(/dal 13 gen alle 00:00 al 18 gen alle 00:00/);

    const glass = page.getByRole("button", { name: /^Manutenzione, .*Vetro/ });
    const byDialog = { car: "Huracán EVO", from: dayAfter(MONDAY, 1), to: dayAfter(MONDAY, 2), note: "Vetro" };
    await blockByDialog(page, byDialog);
    await expect(glass).toHaveCount(1);
    const before = await glass.getAttribute("aria-label");
    await drag(page, lane, 1, 8);
    await expect(toast(page, /^L'unità 1 è già occupata: Freni, dal /)).toBeVisible();
    await expect(glass).toHaveAttribute("aria-label", before ?? "");
    const refused = await blockByDialog(page, { ...byDialog, from: dayAfter(MONDAY, 8), to: dayAfter(MONDAY, 9) });
    await expect(refused.getByText("L'unità è occupata in questo periodo.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Chiudi senza salvare" }).click();

    await page.getByRole("button", { name: /^Manutenzione, .*Freni/ }).click();
    await page.getByRole("button", { name: "Togli il blocco" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Togli il blocco" }).click();
    await expect(toast(page, "Blocco tolto")).toBeVisible();
    await expect(block(page)).toHaveCount(1);
  });

  test("a booking is moved to another unit of its car, never to other days", async ({ page }) => {
    // A car with two units, as far ahead as bookings are allowed.
    const pickup = new Date(Date.now() + 520 * DAY_MS).toISOString().slice(0, 10);
    const response = await page.request.post("/api/bookings", {
      data: {
        vehicle: "bmw-i7-xdrive60",
        pickupCity: "Zurigo",
        returnCity: "Zurigo",
        pickupDate: pickup,
        pickupTime: "10:00",
        returnDate: dayAfter(pickup, 3),
        returnTime: "10:00",
        name: "Ada Spostata",
        email: "ada@example.com",
        phone: "+39 347 123 4567",
        driverBirthDate: "1980-01-01",
        licenceDate: "2000-01-01",
      },
    });
    const { reference }: { reference: string } = await response.json();
    await open(page, pickup, "i7 xDrive60");
    const bar = page.getByRole("link", { name: new RegExp(reference) });
    const laneOf = (unit: number) => page.locator(`[data-unit="${unit}"]`);
    await expect(laneOf(1).locator(bar)).toHaveCount(1);
    const place = await hoverAt(bar, { x: 12, y: 8 });
    const other = await laneOf(2).boundingBox();
    if (!other) throw new Error("The second unit is not visible");
    await page.mouse.down();
    await page.mouse.move(place.x + 40, place.y + 18, { steps: 4 });
    await page.mouse.move(place.x + 160, other.y + other.height / 2, { steps: 4 });
    await page.mouse.up();
    // The car's two units differ in colour, and the renter was shown one of them.
    await page.getByRole("button", { name: "Cambia colore" }).click();
    await expect(toast(page, "Prenotazione spostata sull'unità 2")).toBeVisible();
    await expect(laneOf(2).locator(bar)).toHaveCount(1);
    await expect(page).toHaveURL(/calendar/);

    await bar.focus();
    await page.keyboard.press("Shift+ArrowUp");
    // Moving back within the undo period needs no confirmation; later the colour changes again and does.
    const asked = page.getByRole("button", { name: "Cambia colore" });
    await expect(asked.or(laneOf(1).locator(bar))).toBeVisible();
    if (await asked.isVisible()) await asked.click();
    await expect(laneOf(1).locator(bar)).toHaveCount(1);
  });
});

// Rule: product.md#panel-tasks
test("task 6: a unit is blocked, disappears from the renters' offers, and its block is changed", {
  tag: "@phone-only",
}, async ({ page, isMobile }) => {
  // A car that only this test uses, within the period open to renters.
  const [slug, car] = ["maserati-mc20", "MC20"];
  const day = new Date(Date.now() + 200 * DAY_MS).toISOString().slice(0, 10);
  const free = async () => {
    const { days } = await (await page.request.get(`/api/availability?vehicle=${slug}&from=${day}&to=${day}`)).json();
    return days[0].free;
  };
  expect(await free()).toBe(1);
  const hand = createClickCounter(page, isMobile);
  await page.goto("/admin");
  await hand.goTo("Calendario");
  await blockByDialog(page, { car, from: day, to: dayAfter(day, 1), note: "Esposizione" }, hand);
  await expect(toast(page, "Unità bloccata")).toBeVisible();
  hand.done("block");
  expect(await free()).toBe(0);

  await open(page, day, car);
  const entry = page.getByRole("button", { name: /Esposizione/ }).first();
  await entry.click();
  const dialog = page.getByRole("dialog", { name: "Blocco di manutenzione" });
  await expect(field(dialog, "Dal giorno")).toHaveValue(day);
  await dialog.getByLabel("Motivo").fill("Esposizione e collaudo");
  await dialog.getByRole("button", { name: "Salva" }).click();
  await expect(page.getByRole("button", { name: /Esposizione e collaudo/ }).first()).toBeVisible();
});

test("weeks, cities and words filter the calendar and are kept in the URL; it is accessible and never scrolls sideways", async ({
  page,
}) => {
  await page.goto("/admin/bookings/calendar");
  await expect(page.getByRole("heading", { level: 1, name: "Calendario" })).toBeVisible();
  await expect(page.getByRole("link", { name: /, VL-/ }).first()).toBeAttached();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole("link", { name: "Trimestre" }).click();
  await expect(page).toHaveURL(/weeks=13/);
  await page.getByRole("link", { name: "Settimana successiva" }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  await page.getByLabel("Città").selectOption("Zurigo");
  await expect(page).toHaveURL(/location=Zurigo/);
  await page.getByRole("searchbox").fill("nessuna auto così");
  await expect(page.getByText("Nessuna vettura trovata")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Nessuna vettura trovata")).toBeVisible();
});

test("on a phone the calendar is a list of days or of cars, accessible, and never scrolls sideways", {
  tag: "@phone-only",
}, async ({ page }) => {
  await page.goto("/admin/bookings/calendar");
  await expect(page.getByRole("link", { name: /, VL-/ }).first()).toBeAttached();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Per vettura" }).click();
  await expect(page.getByText(/libera in questi giorni/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
