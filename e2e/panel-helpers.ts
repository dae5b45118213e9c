import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { dateInDays } from "./dates.ts";

/** Returns a day that only one test of one project uses, so that bookings do not conflict. */
export const reservedDay = (place: number, project: string) => 300 + place * 20 + (project === "phone" ? 10 : 0);

/** Sends a unique booking request for an Audi RS Q8 in Zurigo, three days long. */
export async function sendBookingRequest(page: Page, day: number) {
  const mark = randomUUID().slice(0, 8);
  const renter = { name: `Ada ${mark}`, email: `ada-${mark}@example.com`, phone: "+39 347 123 4567" };
  const response = await page.request.post("/api/bookings", {
    data: {
      vehicle: "audi-rs-q8",
      pickupCity: "Zurigo",
      returnCity: "Zurigo",
      pickupDate: dateInDays(day),
      pickupTime: "10:00",
      returnDate: dateInDays(day + 3),
      returnTime: "10:00",
      driverBirthDate: "1980-01-01",
      licenceDate: "2000-01-01",
      ...renter,
    },
  });
  expect(response.status()).toBe(201);
  const { reference, manageUrl }: { reference: string; manageUrl: string } = await response.json();
  return { ...renter, reference, privatePage: new URL(manageUrl).pathname };
}

export const toastWith = (page: Page, text: string | RegExp) => page.locator("[data-toast]").filter({ hasText: text });
export const detailPane = (page: Page) => page.getByRole("region", { name: "Dettagli" });

export async function expectNoHorizontalScroll(page: Page) {
  // Screens follow the window's width and their data a few frames later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}
