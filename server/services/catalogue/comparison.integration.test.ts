// Rule: product.md#comparison

import { describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { rateRules } from "#server/db/schema.ts";
import { MAX_OFFERS } from "#server/services/bookings/offer/list-offers.ts";
import { readComparison } from "#server/services/catalogue/read-comparison.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";

const FERRARI = "ferrari-296-gtb";
const URUS = "lamborghini-urus-s";
const choice = { pickupDate: "2026-12-10", returnDate: "2026-12-13" };

const application = setUpTestApplication();

const book = () =>
  application.app.request("/api/bookings", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(bookingRequest({ vehicle: FERRARI })),
  });

describe("the comparison", () => {
  test("lists the cars in the order of the address, each with its total for the same dates", async () => {
    const { vehicles, rows, head } = await readComparison(
      application.context,
      { named: [URUS, FERRARI], choice },
      wordsOf("it"),
    );
    expect(vehicles.map(({ vehicle }) => vehicle.slug)).toEqual([URUS, FERRARI]);
    for (const { vehicle, offer } of vehicles)
      expect(offer).toMatchObject({ kind: "free", quote: { days: 3, total: vehicle.dailyRate * 3 } });
    for (const { figures } of rows) expect(figures).toHaveLength(2);
    expect(head).toMatchObject({ indexable: false });
  });

  test("suggests cars of the first one's category and keeps the dates; suggests none beside three", async () => {
    const two = await readComparison(application.context, { named: [FERRARI, URUS], choice }, wordsOf("it"));
    expect(two.suggestions).toHaveLength(3);
    for (const { category, slug } of two.suggestions) {
      expect(category).toBe("sportive");
      expect([FERRARI, URUS]).not.toContain(slug);
    }
    expect(two.rental).toBe("pickupDate=2026-12-10&returnDate=2026-12-13");
    const third = two.suggestions[0]?.slug ?? "";
    const three = await readComparison(application.context, { named: [FERRARI, URUS, third], choice }, wordsOf("it"));
    expect(three.vehicles).toHaveLength(3);
    expect(three.suggestions).toEqual([]);
    expect((await readComparison(application.context, { named: [], choice }, wordsOf("it"))).suggestions).toEqual([]);
  });

  test("leaves out unknown cars", async () => {
    const { vehicles } = await readComparison(
      application.context,
      { named: ["no-car", FERRARI, "<b>"], choice: {} },
      wordsOf("it"),
    );
    expect(vehicles.map(({ vehicle }) => vehicle.slug)).toEqual([FERRARI]);
    expect(vehicles[0]?.offer).toEqual({ kind: "no-dates" });
  });
});

describe("GET /api/offers", () => {
  const ask = async (query: string) => (await application.app.request(`/api/offers?${query}`)).json();

  test("returns each total for the dates, and which cars are not free", async () => {
    expect((await book()).status).toBe(201);
    const [free, taken] = await ask(`vehicle=${URUS}&vehicle=${FERRARI}&pickupDate=2026-12-10&returnDate=2026-12-13`);
    expect(free).toMatchObject({ vehicle: URUS, state: "free", days: 3, message: null });
    expect(free.total).toBeGreaterThan(0);
    const nothing = {
      days: null,
      total: null,
      lines: [],
      terms: null,
      cheaper: null,
      promotion_refusal: null,
      message: null,
      minimum: null,
    };
    expect(taken).toEqual({ vehicle: FERRARI, state: "taken", ...nothing });
  });

  // Rule: product.md#rates "Too short."
  test("names the shortest rental that reaches the minimum length, with its total", async () => {
    const { db } = application.context;
    await db.insert(rateRules).values({ kind: "minimum", name: "Minimo", days: 4 });
    const dates = `vehicle=${URUS}&pickupDate=2026-12-10`;
    const [[refused], [allowed]] = [
      await ask(`${dates}&returnDate=2026-12-12`),
      await ask(`${dates}&returnDate=2026-12-14`),
    ];
    expect(refused).toMatchObject({
      state: "impossible",
      minimum: { days: 4, returnDate: "2026-12-14", returnTime: "10:00", total: allowed.total },
    });
    expect(allowed).toMatchObject({ state: "free", minimum: null });
    await db.delete(rateRules);
  });

  test("says why dates are impossible", async () => {
    const [offer] = await ask(`vehicle=${URUS}&pickupDate=2020-01-01&returnDate=2020-01-02`);
    expect(offer).toMatchObject({ state: "impossible", total: null });
    expect(offer.message).toBeTruthy();
    const german = await application.app.request(
      `/api/offers?vehicle=${URUS}&pickupDate=2020-01-01&returnDate=2020-01-02`,
      { headers: { "accept-language": "de" } },
    );
    expect(german.headers.get("content-language")).toBe("de");
    expect(german.headers.get("vary")).toMatch(/accept-language/i);
    const [germanOffer] = await german.json();
    expect(germanOffer.message).toBeTruthy();
    expect(germanOffer.message).not.toBe(offer.message);
  });

  test("returns nothing without cars, and at most `MAX_OFFERS`", async () => {
    expect(await ask("")).toEqual([]);
    const slugs = Array.from({ length: MAX_OFFERS }, (_, number) => `vehicle=no-car-${number}`).join("&");
    expect(await ask(`${slugs}&vehicle=${FERRARI}`)).toEqual([]);
  });
});
