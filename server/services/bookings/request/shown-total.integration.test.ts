// Rule: product.md#booking-request
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { REFUSALS_IT } from "#domain/words/refusals/refusals.it.ts";
import { vehicles } from "#server/db/schema.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { submitBookingForm } from "./submit-booking-form.ts";

const application = setUpTestApplication();

/** Three days of a vehicle at 1,400 euros. */
const SHOWN = 420_000;

const send = (shownTotal: number | null | undefined, idempotencyKey: string) =>
  submitBookingForm(application.context, { form: {}, body: bookingRequest(), shownTotal, idempotencyKey });
const OTHER = {
  kind: "conflict",
  message: expect.stringMatching(/^Per queste date e questi luoghi il totale è €\s4\.200:/),
};

test("refuses a form that showed another total or none, with the right total", async () => {
  await expect(send(400_000, "altro-totale-0001")).rejects.toMatchObject(OTHER);
  await expect(send(null, "nessun-totale-0001")).rejects.toMatchObject(OTHER);
});

test("accepts a form that showed the total, and returns the same booking when repeated after a price change", async () => {
  const first = await send(SHOWN, "stesso-totale-0001");
  expect(first).toHaveProperty("token");
  const { db } = application.context;
  await db.update(vehicles).set({ priceCents: 150_000 }).where(eq(vehicles.slug, "ferrari-296-gtb"));
  expect(await send(SHOWN, "stesso-totale-0001")).toEqual(first);
  // If the vehicle is no longer free, this is the reported error, whatever total was shown.
  await expect(send(null, "troppo-tardi-0001")).rejects.toMatchObject({ message: REFUSALS_IT.taken });
});

test("accepts an API call without a shown total", async () => {
  const later = { pickupDate: "2027-01-10", returnDate: "2027-01-12" };
  const request = bookingRequest(later);
  expect(await submitBookingForm(application.context, { form: {}, body: request })).toHaveProperty("token");
});
