// Rule: product.md#replacement-car
// Rule: product.md#panel-tasks
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { findNextSlot, LAST_SLOT } from "#domain/rental-period/time-slots.ts";
import { createClickCounter } from "./click-counter.ts";
import { dateInDays } from "./dates.ts";
import { createTestWithServer } from "./dedicated-server.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { detailPane, expectNoHorizontalScroll, toastWith } from "./panel-helpers.ts";
import { signInAsFirstAdmin } from "./panel-session.ts";

// The other tests' server leaves a second for an undo; this is longer than the test takes.
const test = createTestWithServer("replacement-server", { STAFF_UNDO_SECONDS: "600" });

/** Books a free car of Milano from now on for three days, and hands it over. */
async function startRental(page: Page, origin: string) {
  const mark = randomUUID().slice(0, 8);
  const headers = { origin };
  const pickupTime = findNextSlot(toCivilMoment(new Date(), "Europe/Rome")) ?? LAST_SLOT;
  const period = {
    pickupCity: "Milano",
    returnCity: "Milano",
    pickupDate: dateInDays(0),
    pickupTime,
    returnDate: dateInDays(3),
    returnTime: pickupTime,
  };
  const offers: { vehicle: string; vehicle_name: string; free: boolean }[] = await (
    await page.request.get(`/api/bookings/offers?${new URLSearchParams(period)}`)
  ).json();
  const offer = offers.find(({ free }) => free);
  if (!offer) throw new Error("No car of Milano is free for three days");
  const booked = await page.request.post("/api/bookings/by-phone", {
    headers,
    data: {
      vehicle: offer.vehicle,
      ...period,
      name: `Ada ${mark}`,
      email: `ada-${mark}@example.com`,
      phone: "+39 347 123 4567",
      driverBirthDate: "1970-01-01",
      licenceDate: "1995-01-01",
      confirm: true,
    },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  const { id, reference, manage_url, unit_kilometres: lastReading }: ApiBookingDetail = await booked.json();
  const kilometres = (lastReading ?? 0) + 100;
  const state = { kilometres, fuel_percent: 100 };
  const left = await page.request.put(`/api/bookings/${id}/handovers/pickup`, { headers, data: state });
  expect(left.status(), await left.text()).toBe(200);
  const active = { status: "active", at_another_time: true };
  expect((await page.request.patch(`/api/bookings/${id}`, { headers, data: active })).status()).toBe(200);
  return { reference, kilometres, car: offer.vehicle_name, privatePage: new URL(manage_url).pathname };
}

test("the car of a rental in progress is replaced, every screen shows both cars, and an undo restores the first", {
  tag: "@phone-only",
}, async ({ page, isMobile, application }) => {
  await signInAsFirstAdmin(page, application.origin);
  const { reference, kilometres, car: bookedCar, privatePage } = await startRental(page, application.origin);
  const hand = createClickCounter(page, isMobile);
  await page.goto("/admin");
  await hand.find(reference);
  await hand.press(detailPane(page).getByRole("button", { name: "Sostituisci l'auto" }));
  const dialog = page.getByRole("dialog", { name: "Sostituisci l'auto" });
  const part = (name: string) => dialog.getByRole("group", { name, exact: true });
  await expect(dialog.getByRole("radio", { name: /, unità \d/ }).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Sostituisci", exact: true }).click();
  await expect(dialog.getByText("Scegli perché si sostituisce l'auto.")).toBeVisible();
  await expect(dialog.getByText("Scegli l'auto che parte.")).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  await hand.press(dialog.getByRole("radio", { name: "Guasto" }));
  await hand.type(part("L'auto che rientra").getByRole("textbox", { name: "Contachilometri" }), `${kilometres + 300}`);
  await hand.press(part("L'auto che rientra").getByRole("button", { name: "Livello 4/8, 50%" }));
  const other = part("L'auto che parte")
    .getByRole("radio", { name: /Condizioni diverse/ })
    .and(dialog.locator(":enabled"))
    .first();
  const car = /^(.+?), unità/.exec((await other.locator("xpath=..").textContent()) ?? "")?.[1] ?? "";
  expect(car).not.toBe("");
  await hand.press(other);
  const lastReading = part("La consegna").getByText(/^Ultima lettura dell'unità/);
  const digits = ((await lastReading.textContent()) ?? "").replaceAll(/\D/g, "");
  await hand.type(part("La consegna").getByRole("textbox", { name: "Contachilometri" }), `${Number(digits) + 100}`);
  await hand.press(part("La consegna").getByRole("button", { name: "Livello 8/8, 100%" }));
  await expectAccessible(page);
  await hand.press(dialog.getByRole("button", { name: "Sostituisci", exact: true }));
  await expect(toastWith(page, "Auto sostituita, la mail parte fra poco")).toBeVisible();
  hand.done("replace");
  const pane = detailPane(page);
  await expect(pane).toContainText(`Prenotata: ${bookedCar}`);
  await expect(pane.getByRole("region", { name: "Consegna e rientro" })).toContainText("Percorsi 300\u00a0km");
  await expect(pane.getByRole("listitem").filter({ hasText: "Auto sostituita" })).toContainText(car);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const renter = await page.context().newPage();
  await renter.goto(privatePage);
  await expect(renter.getByRole("region", { name: "Le tue auto" })).toContainText(car);
  await expectAccessible(renter);
  await expectNoHorizontalScroll(renter);
  await renter.close();

  await pane.getByRole("button", { name: /^Annulla la sostituzione/ }).click();
  await expect(toastWith(page, "Sostituzione annullata. La mail non è partita")).toBeVisible();
  await expect(pane).not.toContainText(`Prenotata: ${bookedCar}`);
  await expect(pane).toContainText("annullato");
});
