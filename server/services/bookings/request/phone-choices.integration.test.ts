import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ApiVehicleOffer } from "#domain/api/bookings/bookings.ts";
import { extras, promotionCodes, protections } from "#server/db/schema.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callerOf } from "#test/staff.ts";
import { deleteBookings } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const call = callerOf(application, setUpSignedInUser(application, "customer_service"));
const CHOICES = {
  extras: [
    { code: "champagne", quantity: 1 },
    { code: "child-seat", quantity: 2 },
  ],
  protection: "plus",
};

beforeEach(async () => {
  const { db } = application.context;
  await db.insert(extras).values([
    { code: "child-seat", name: "Seggiolino", unit: "day", priceCents: 1500, maxQuantity: 2 },
    { code: "champagne", name: "Champagne", unit: "rental", priceCents: 9000, position: 2, leadHours: 720 },
    { code: "ski-rack", name: "Portasci", unit: "rental", priceCents: 4000, categories: ["suv"] },
  ]);
  await db.insert(protections).values({
    code: "plus",
    name: "Riduzione della franchigia Plus",
    priceCents: 4000,
    excessPercent: 50,
    depositPercent: 100,
  });
  await db.insert(promotionCodes).values({ code: "ESTATE", percent: 10, maxUses: 1 });
});
afterEach(async () => {
  application.context.site = { ...application.context.site, youngDriver: null };
  await deleteBookings(application.context);
  await application.context.db.execute(sql`delete from extras`);
  await application.context.db.execute(sql`delete from protections`);
  await application.context.db.execute(sql`delete from promotion_codes`);
});

const { vehicle, pickupCity, pickupDate, pickupTime, returnDate, returnTime } = bookingRequest();
const period = { pickupCity, pickupDate, pickupTime, returnDate, returnTime };
const offerOf = async (query: Record<string, string>): Promise<ApiVehicleOffer | undefined> => {
  const offers = await (
    await call("GET", `/api/bookings/offers?${new URLSearchParams({ ...period, ...query })}`)
  ).json();
  return offers.find((offer: ApiVehicleOffer) => offer.vehicle === CAR);
};
const phone = (changes: object) => call("POST", "/api/bookings/by-phone", { ...bookingRequest(), ...changes });
const codesOf = (lines: readonly { code: string }[] = []) => lines.map(({ code }) => code);

// Rule: product.md#choices "By staff."
test("what can be added to a car's rental is listed, late extras too, and prices the listed cars", async () => {
  application.context.site = { ...application.context.site, youngDriver: { age: 30, price: 5000 } };
  const choices = await (
    await call("GET", `/api/bookings/choices?${new URLSearchParams({ vehicle, ...period })}`)
  ).json();
  expect(choices).toMatchObject({
    extras: [
      { code: "child-seat", name: "Seggiolino", max_quantity: 2, late: null },
      { code: "champagne", late: "«Champagne» va ordinato almeno 720 ore prima del ritiro." },
    ],
    protections: [{ code: "plus", note: expect.stringContaining("al giorno. Franchigia") }],
    young_driver: { age: 30, price: 50 },
  });
  const plain = await offerOf({});
  expect(codesOf(plain?.lines)).toEqual(["days"]);
  const offer = await offerOf({
    options: "champagne_child-seat*2_protection.plus_ski-rack_young-driver",
    promotion_code: " estate",
  });
  expect(codesOf(offer?.lines)).toEqual(["days", "young-driver", "extra", "extra", "protection", "promotion-code"]);
  expect(offer).toMatchObject({
    total: (plain?.total ?? 0) + 3 * 50 + 3 * 2 * 15 + 90 + 3 * 40 - 420,
    excess: (plain?.excess ?? 0) / 2,
    promotion_refusal: null,
  });
  const refused = await offerOf({ promotion_code: "INVERNO" });
  expect(refused?.promotion_refusal).toMatch(/codice/i);
  expect(refused?.total).toBe(plain?.total);
});

// Rule: product.md#extras "Late."
test("a phone booking stores its choices; a late extra needs the reason, which the history keeps", async () => {
  const late = await phone(CHOICES);
  expect([late.status, (await late.json()).errors]).toEqual([
    409,
    [expect.objectContaining({ path: "late_extras", message: expect.stringContaining("scrivi il motivo") })],
  ]);
  const made = await phone({ ...CHOICES, late_extras: "C'è in cantina", promotion_code: "estate" });
  expect(made.status).toBe(201);
  const { id, total, excess, receipt } = await made.json();
  expect(total).toBe(4200 + 90 + 90 + 120 - 420);
  expect(excess).toBe(((await offerOf({}))?.excess ?? 0) / 2);
  expect(receipt.map(({ label }: { label: string }) => label).join()).toMatch(/Seggiolino.*Champagne.*Plus.*ESTATE/);
  const events = await (await call("GET", `/api/bookings/${id}/events`)).json();
  expect(events[0].note).toBe("Extra oltre il preavviso: C'è in cantina");
  const usedUp = await phone({
    ...CHOICES,
    late_extras: "Sì",
    promotion_code: "ESTATE",
    email: "un.altro@prova.example",
  });
  expect([usedUp.status, (await usedUp.json()).errors[0].path]).toEqual([422, "promotion_code"]);
});

test("a choice that is not offered is refused at its field", async () => {
  const refused = async (choices: object) => (await (await phone(choices)).json()).errors[0]?.path;
  expect(await refused({ extras: [{ code: "ski-rack", quantity: 1 }] })).toBe("extras.0.code");
  expect(await refused({ extras: [{ code: "child-seat", quantity: 3 }] })).toBe("extras.0.quantity");
  expect(await refused({ protection: "zero" })).toBe("protection");
});

// Rule: product.md#rates-screen ""Prova" prices"
test("a trial prices the same choices, with a young driver, and says which extras are late", async () => {
  application.context.site = { ...application.context.site, youngDriver: { age: 30, price: 5000 } };
  const query = new URLSearchParams({
    vehicle,
    ...period,
    options: "champagne_child-seat_protection.plus_young-driver",
    promotion_code: "estate",
  });
  const trial = await (await call("GET", `/api/rate_trial?${query}`)).json();
  expect(codesOf(trial.lines)).toEqual(["days", "young-driver", "extra", "extra", "protection", "promotion-code"]);
  expect(trial.late_extras).toContain("Champagne");
  query.set("options", "ski-rack");
  const refused = await call("GET", `/api/rate_trial?${query}`);
  expect([refused.status, (await refused.json()).errors[0].path]).toEqual([422, "extras.0.code"]);
});
