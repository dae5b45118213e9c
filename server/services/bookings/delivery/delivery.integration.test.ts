import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import { supplementsOf } from "#domain/prices/price-line.ts";
import { parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { ServiceError, wordProblems } from "#server/errors.ts";
import { readBookingForm } from "#server/services/bookings/request/read-booking-form.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, readActiveHolds, setUnitCount } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const CAR = "ferrari-296-gtb";
const MALPENSA = "aeroporto-milano-malpensa";
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, clerk);
beforeAll(async () => {
  await setUnitCount(application.context, CAR, 1);
});
afterEach(async () => {
  application.context.clock = () => TEST_NOW;
  await deleteBookings(application.context);
});

const book = async (changes: Partial<BookingRequest>) =>
  (await requestBooking(application.context, { body: bookingRequest(changes) })).booking;
const inNice = (changes: Partial<BookingRequest> = {}) => book({ pickupCity: "Nice", returnCity: "Nizza", ...changes });
const refusal = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServiceError)) throw error ?? new Error("Nothing was refused");
  return wordProblems(wordsOf("it"), error.fields);
};
const held = async () =>
  (await readActiveHolds(application.context, CAR)).map(({ during }) => during.replaceAll('"', ""));

describe("a delivered car", () => {
  // Rule: product.md#delivery
  // Rule: product.md#delivery "Place. Any address"
  test("is held from departure until it is home and ready, and the booking stores the agreed delivery", async () => {
    const { delivery, pickup, total } = await inNice({ pickupAddress: "Promenade des Anglais 37" });
    expect(await held()).toEqual(["[2026-12-10 05:00:00+00,2026-12-13 19:00:00+00)"]);
    expect(pickup).toMatchObject({ city: "Nizza", time: "10:00" });
    expect(delivery).toEqual({
      base: "Milano",
      pickupPlace: { slug: null, name: "Nizza", address: "Promenade des Anglais 37" },
      // An empty street address of the return means the street address of the pickup.
      returnPlace: { slug: null, name: "Nizza", address: "Promenade des Anglais 37" },
      out: { kilometres: 310, minutes: 240 },
      back: { kilometres: 310, minutes: 240 },
      meetingPoint: null,
      flightOrTrain: null,
    });
    expect(total).toBe((await book({ pickupDate: "2026-12-20", returnDate: "2026-12-23" })).total);
  });

  // Rule: product.md#delivery "Place. Any address"
  test("does not copy the pickup address to a return in another city", async () => {
    const { delivery } = await inNice({ pickupAddress: "Promenade des Anglais 37", returnCity: "Monaco" });
    expect(delivery.returnPlace).toEqual({ slug: null, name: "Monaco", address: null });
  });

  // Rule: product.md#delivery "Free radius around a served city, as the crow flies"
  // Rule: product.md#delivery "Price. Delivery is"
  // Rule: product.md#delivery "Rate beyond the free radius, as the crow flies"
  // Rule: product.md#site-configuration "Delivery"
  // Rule: product.md#the-promise "A renter fears"
  test("is charged by the kilometre beyond the free radius at each end, as separate price lines", async () => {
    const far = { pickupPlace: MALPENSA, returnPlace: MALPENSA, meetingPoint: "Terminal 1", flightOrTrain: "AZ 1234" };
    const { id, lines, total, dailyRate, delivery } = await book(far);
    expect(supplementsOf(lines).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["delivery", 2200],
      ["collection", 2200],
    ]);
    expect(total).toBe(3 * dailyRate + 4400);
    expect(delivery).toMatchObject({ meetingPoint: "Terminal 1", flightOrTrain: "AZ 1234", out: { minutes: 60 } });
    const detail = await (await application.app.request(`/api/bookings/${id}`, clerk)).json();
    expect(detail).toMatchObject({
      pickup_city: "Milano",
      delivery: { supplement: 44, pickup_place: { slug: MALPENSA } },
    });
    expect(detail.receipt.map(({ label }: { label: string }) => label)).toContain(
      "Consegna all'Aeroporto di Milano Malpensa, 11 km oltre il raggio gratuito",
    );
  });

  // Rule: product.md#delivery "A change keeps"
  test("is free after an early return, the drive home and the turnaround", async () => {
    const { id } = await inNice();
    await staffApi.patch(id, { status: "confirmed" });
    application.context.clock = () => new Date("2026-12-10T09:00:00Z");
    await staffApi.patch(id, { status: "active" });
    application.context.clock = () => new Date("2026-12-11T09:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    expect((await held())[0]).toBe("[2026-12-10 05:00:00+00,2026-12-11 19:00:00+00)");
  });

  // Rule: product.md#delivery "A change keeps"
  test("cannot be booked before a late car can be home", async () => {
    const { id } = await inNice();
    await staffApi.patch(id, { status: "confirmed" });
    application.context.clock = () => new Date("2026-12-10T09:00:00Z");
    await staffApi.patch(id, { status: "active" });
    application.context.clock = () => new Date("2026-12-14T07:00:00Z");
    const onThe14th = { pickupDate: "2026-12-14", returnDate: "2026-12-16" };
    // Now plus four hours of driving and six of turnaround is 17:00 UTC.
    await expect(book({ ...onThe14th, pickupTime: "17:30" })).rejects.toThrow("Non più disponibile");
    await expect(book({ ...onThe14th, pickupTime: "18:00" })).resolves.toMatchObject({ status: "requested" });
  });

  // Rule: product.md#delivery "A change keeps"
  test("changes its transfers with the dates and with another place of return", async () => {
    const { id } = await inNice();
    const moved = await staffApi.patch(id, { pickupDate: "2026-12-11" });
    expect(await moved.json()).toMatchObject({ pickup_city: "Nizza", delivery: { transfer_out: { minutes: 240 } } });
    expect(await held()).toEqual(["[2026-12-11 05:00:00+00,2026-12-13 19:00:00+00)"]);
    await staffApi.patch(id, { returnCity: "Milano" });
    expect(await held()).toEqual(["[2026-12-11 05:00:00+00,2026-12-13 15:00:00+00)"]);
  });

  // Rule: product.md#delivery
  test("can be replaced by a vehicle delivered to the same place from its own base", async () => {
    const { id } = await inNice();
    const other = await staffApi.patch(id, { vehicle: "ferrari-purosangue", other_colour: true });
    expect(await other.json()).toMatchObject({
      vehicle: "ferrari-purosangue",
      pickup_city: "Nizza",
      delivery: { base: "Monaco", pickup_place: { name: "Nizza" }, transfer_out: { minutes: 30 } },
    });
  });
});

describe("an impossible delivery is refused with an alternative", () => {
  // Rule: product.md#booking-and-enquiry-calls "A refusal's errors"
  // Rule: product.md#delivery "Refusals. Each has"
  test("when the place is out of range", async () => {
    expect(await refusal(book({ pickupCity: "Marbella" }))).toEqual([
      {
        path: "pickupCity",
        code: "beyond-reach",
        message:
          "Da Milano non consegniamo quest'auto a Marbella, è troppo lontano: il luogo più vicino in cui possiamo consegnarla è Barcellona.",
      },
    ]);
  });

  // Rule: product.md#booking-and-enquiry-calls "A refusal's errors"
  // Rule: product.md#delivery "Refusals. Each has"
  test("when the place is unknown", async () => {
    expect(await refusal(book({ pickupCity: "Atlantide" }))).toEqual([
      {
        path: "pickupCity",
        code: "unknown-place",
        message: "Non conosciamo questo luogo: scegli una città o un luogo dell'elenco, per esempio Milano.",
      },
    ]);
  });

  // Rule: product.md#booking-and-enquiry-calls "A refusal's errors"
  // Rule: product.md#delivery "Refusals. Each has"
  test("when the pickup is too soon for the drive, but not at the base", async () => {
    // TEST_NOW is 10:00 in Milano.
    const today = { pickupDate: "2026-11-21", pickupTime: "15:30", returnDate: "2026-11-24" };
    expect(await refusal(inNice(today))).toEqual([
      {
        path: "pickupTime",
        code: "pickup-too-soon",
        message:
          "Per consegnare l'auto a Nizza servono 2 ore per prepararla e 4 ore di strada da Milano: il primo ritiro possibile è sabato 21 novembre 2026 alle 16:00.",
      },
    ]);
    await expect(inNice({ ...today, pickupTime: "16:00" })).resolves.toMatchObject({ status: "requested" });
    await deleteBookings(application.context);
    await expect(book(today)).resolves.toMatchObject({ status: "requested" });
  });
});

describe("before any personal data is entered", () => {
  const ask = async (query: string) => {
    const answer = await application.app.request(`/api/availability?vehicle=${CAR}&${query}`);
    return { status: answer.status, body: await answer.json() };
  };

  // Rule: product.md#delivery
  test("availability includes the transfers, with base, distance and price", async () => {
    await book({ pickupDate: "2026-12-10", returnDate: "2026-12-12", returnTime: "14:00" });
    const days = "from=2026-12-13&to=2026-12-13";
    expect((await ask(days)).body).toMatchObject({ days: [{ free: 1 }], delivery: null });
    // The car is ready at 20:00 on the 12th. It reaches Nizza at midnight, so it is free there on the 13th; it reaches Francoforte only the next
    // morning.
    expect((await ask(`${days}&place=Nice`)).body).toMatchObject({
      days: [{ free: 1 }],
      delivery: { base: "Milano", place: "Nizza", kilometres: 310, minutes: 240, supplement: 0 },
    });
    expect((await ask(`${days}&place=Francoforte`)).body).toMatchObject({ days: [{ free: 0, partly: 1 }] });
    expect((await ask(`${days}&place=${MALPENSA}`)).body.delivery).toMatchObject({ supplement: 44 });
  });

  test("availability refuses a place out of range and an unknown unit", async () => {
    const days = "from=2026-12-13&to=2026-12-13";
    const far = await ask(`${days}&place=Marbella`);
    expect([far.status, far.body.errors[0].code]).toEqual([422, "beyond-reach"]);
    const unit = await ask(`${days}&unit=7`);
    expect([unit.status, unit.body.errors[0].path]).toEqual([422, "unit"]);
  });

  // Rule: product.md#delivery
  test("the price box prices the requested place, and the return defaults to it", async () => {
    const dates = { pickupDate: "2026-12-10", returnDate: "2026-12-13" };
    const answered = (choice: object) =>
      readBookingForm(application.context, { vehicle: CAR, choice: { ...dates, ...choice } }, wordsOf("it"));
    expect(await answered({ pickupCity: "Nice" })).toMatchObject({
      selection: { pickupCity: "Nizza", returnCity: "Nizza" },
      delivery: { base: "Milano", place: "Nizza", minutes: 240, supplements: [] },
      offer: { kind: "free", quote: { lines: [{ code: "days" }] } },
    });
    expect(await answered({ pickupCity: MALPENSA, returnCity: "Milano" })).toMatchObject({
      selection: { pickupCity: MALPENSA, returnCity: "Milano" },
      offer: { kind: "free", quote: { lines: [{ code: "days" }, { code: "delivery", amount: 2200 }] } },
    });
    expect(await answered({ pickupCity: "Marbella" })).toMatchObject({ delivery: null, offer: { kind: "impossible" } });
    expect(await answered({})).toMatchObject({ selection: { pickupCity: "Milano" }, delivery: null });
  });

  // Rule: product.md#delivery "Place. Any address"
  test.each([
    ["for the pickup", { pickupCity: "Atlantide" }, { pickupCity: "Atlantide", returnCity: "Atlantide" }],
    ["for the return", { returnCity: "Atlantide" }, { pickupCity: "Milano", returnCity: "Atlantide" }],
  ])("the price box reports an unknown place %s and keeps its text for correction", async (_, choice, selection) => {
    const offers = [{ ...choice }, { ...choice, pickupDate: "2026-12-10", returnDate: "2026-12-13" }].map((asked) =>
      readBookingForm(application.context, { vehicle: CAR, choice: asked }, wordsOf("it")),
    );
    for (const answered of await Promise.all(offers)) {
      expect(answered).toMatchObject({
        selection,
        delivery: null,
        offer: {
          kind: "impossible",
          message: "Non conosciamo questo luogo: scegli una città o un luogo dell'elenco, per esempio Milano.",
        },
      });
    }
  });

  // Rule: product.md#delivery
  test("staff can list the vehicles delivered to a city", async () => {
    const period = "pickupDate=2026-12-10&pickupTime=10:00&returnDate=2026-12-13&returnTime=10:00";
    const offers = async (
      query: string,
    ): Promise<{ free: boolean; delivery: { base: string; place: string } | null }[]> =>
      (await application.app.request(`/api/bookings/offers?${period}&${query}`, clerk)).json();
    expect(await offers("pickupCity=Nizza")).toEqual([]);
    const delivered = await offers("pickupCity=Nizza&delivered=true");
    expect(delivered.length).toBeGreaterThan(0);
    expect(delivered.every(({ delivery }) => delivery?.place === "Nizza")).toBe(true);
    const [first] = await offers("pickupCity=Milano&delivered=true");
    expect(first?.delivery).toBeNull();
  });

  const explore = async (query: string, page: string | null = null) => {
    const criteria = parseSearch(new URLSearchParams(query));
    const found = await exploreCatalogue(application.context, { criteria, page, userAgent: null }, wordsOf("it"));
    if (found.searchResults.service !== "auto" || !found.searchResults.delivered) throw new Error("Cars were searched");
    return { ...found, findings: found.searchResults, delivered: found.searchResults.delivered };
  };

  // Rule: product.md#delivered-cars
  test("a search lists the vehicles based in the city first, then the delivered ones with their base", async () => {
    const { count, findings, delivered } = await explore(
      "pickupCity=Monaco&pickupDate=2026-12-10&returnDate=2026-12-13",
    );
    expect(findings.results.every(({ vehicle, delivery }) => vehicle.location === "Monaco" && delivery === null)).toBe(
      true,
    );
    expect(count).toBe(findings.results.length);
    expect(delivered.count).toBeGreaterThan(count);
    for (const { vehicle, delivery } of delivered.results) {
      expect(delivery).toMatchObject({ base: vehicle.location, place: "Monaco", supplements: [] });
      expect(delivery?.kilometres).toBeLessThanOrEqual(1050);
    }
  });

  // Rule: product.md#delivered-cars
  test("pages list each vehicle once, the local group before the delivered one", async () => {
    const first = await explore("pickupCity=Milano");
    const shown: string[] = [];
    for (let page = 1; page <= first.pages; page += 1) {
      const { findings, delivered } = await explore("pickupCity=Milano", String(page));
      shown.push(...[...findings.results, ...delivered.results].map(({ vehicle }) => vehicle.slug));
    }
    expect(shown).toHaveLength(first.count + first.delivered.count);
    expect(new Set(shown).size).toBe(shown.length);
  });

  // Rule: product.md#delivered-cars
  test("a search leaves out a vehicle that could not be delivered in time", async () => {
    const { delivered } = await explore(
      "pickupCity=Berlino&pickupDate=2026-11-21&pickupTime=18:00&returnDate=2026-11-24",
    );
    expect(delivered.count).toBe(0);
  });

  // Rule: product.md#delivered-cars
  test("a search leaves out a vehicle held until after it would have to leave", async () => {
    const query = "pickupCity=Nizza&pickupDate=2026-12-13&pickupTime=12:00&returnDate=2026-12-15";
    const offered = async () => (await explore(query)).delivered.count;
    const before = await offered();
    // The car is ready at 09:00, but would have to be in Nizza at noon.
    await book({ pickupDate: "2026-12-10", returnDate: "2026-12-13", returnTime: "03:00" });
    expect(await offered()).toBe(before - 1);
  });
});
