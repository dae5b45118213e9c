// Rule: product.md#hours-of-a-city

import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import { parseRentalChoice, parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { ServiceError, wordProblems } from "#server/errors.ts";
import { readAvailability } from "#server/services/bookings/offer/read-availability.ts";
import { readBookingForm } from "#server/services/bookings/request/read-booking-form.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { requestOtherDates } from "#server/services/bookings/request-dates.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest as anyRequest } from "#test/booking-request.ts";
import { CAR_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { callerOf } from "#test/staff.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";

// The tests' clock stands at Saturday 21 November 2026, 10:00 in Milano.
const CAR = "ferrari-296-gtb";
const WORKDAYS = {
  days: Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"].map((day) => [
      day,
      [{ from: "09:00", to: "19:00" }],
    ]),
  ),
  closedDates: ["12-25"],
};
/** A request inside the hours: Thursday to Saturday. */
const bookingRequest = (changes: Partial<BookingRequest> = {}) => anyRequest({ returnDate: "2026-12-12", ...changes });
const SUNDAY_MESSAGE =
  "A Milano siamo chiusi la domenica: il primo ritiro possibile è lunedì 14 dicembre 2026 alle 09:00.";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const call = callerOf(application, admin);
const quotes = quoteApiOf(application, admin);
beforeAll(() => setUnitCount(application.context, CAR, 5));
beforeEach(() => setHours({ rental_hours: WORKDAYS, min_notice_hours: 24, max_advance_days: 90 }));
afterEach(async () => {
  await application.context.db.execute(sql`delete from quotes`);
  await deleteBookings(application.context);
  await setHours({ rental_hours: null, min_notice_hours: null, max_advance_days: null });
});

async function patchMilan(body: object) {
  const [city] = await queryRows<{ id: string }>(application.context, sql`select id from cities where slug = 'milan'`);
  return call("PATCH", `/api/cities/${city?.id}`, body);
}
async function setHours(body: object): Promise<void> {
  expect((await patchMilan({ ...body, outside_bookings: true })).status).toBe(200);
}
const book = async (changes: Partial<BookingRequest>) =>
  (await requestBooking(application.context, { body: bookingRequest(changes) })).booking;
const refusalOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServiceError)) throw error ?? new Error("Nothing was refused");
  return error;
};
const explore = (query: string) =>
  exploreCatalogue(
    application.context,
    {
      criteria: parseSearch(new URLSearchParams(query)),
      page: null,
      userAgent: null,
    },
    wordsOf("it"),
  );

// Rule: product.md#hours-of-a-city "Search, price box, booking form, comparison"
describe("a renter", () => {
  test("reads why a pickup or return is not possible, and the next possible one", async () => {
    const closed = await refusalOf(book({ pickupDate: "2026-12-13", returnDate: "2026-12-16" }));
    expect(wordProblems(wordsOf("it"), closed.fields)).toEqual([
      { path: "pickupDate", message: SUNDAY_MESSAGE, code: "place-closed" },
    ]);
    const late = await refusalOf(book({ returnDate: "2026-12-12", returnTime: "19:30" }));
    expect(wordProblems(wordsOf("it"), late.fields)[0]).toMatchObject({ path: "returnDate", code: "place-closed" });
    const soon = await refusalOf(book({ pickupDate: "2026-11-21", pickupTime: "15:00", returnDate: "2026-11-24" }));
    expect(wordProblems(wordsOf("it"), soon.fields)[0]).toMatchObject({
      code: "notice-too-short",
      message:
        "Per ritirare l'auto a Milano servono 24 ore di preavviso: il primo ritiro possibile è lunedì 23 novembre 2026 alle 09:00.",
    });
    const far = await refusalOf(book({ pickupDate: "2027-03-01", returnDate: "2027-03-03" }));
    expect(wordProblems(wordsOf("it"), far.fields)[0]).toMatchObject({ path: "pickupDate", code: "too-far-ahead" });
  });

  test("reads one message about a pickup that is also beyond the eighteen months", async () => {
    const { fields } = await refusalOf(book({ pickupDate: "2028-11-06", returnDate: "2028-11-08" }));
    expect(fields.map(({ code }) => code)).toEqual(["too-far-ahead"]);
  });

  // Rule: product.md#rates "Minimum length."
  test("whose rental is too short reads longer ones that the hours allow", async () => {
    const { db } = application.context;
    await db.execute(sql`insert into rate_rules (kind, name, days) values ('minimum', 'Tre giorni', 3)`);
    const { fields } = await refusalOf(book({}));
    await db.execute(sql`delete from rate_rules`);
    // A return on Sunday 13 December is not possible.
    expect(fields[0]).toMatchObject({
      code: "minimum-length",
      periods: [
        { pickup: "2026-12-09T10:00", return: "2026-12-12T10:00" },
        { pickup: "2026-12-11T10:00", return: "2026-12-14T10:00" },
      ],
    });
  });

  test("is bound by the city of the pickup and of the return, whatever the car's base", async () => {
    const away = { pickupCity: "Roma", returnCity: "Roma", pickupDate: "2026-12-13", returnDate: "2026-12-16" };
    expect((await book(away)).pickup.city).toBe("Roma");
    const back = await refusalOf(
      book({ ...away, pickupDate: "2026-12-16", returnCity: "Milano", returnDate: "2026-12-20" }),
    );
    expect(wordProblems(wordsOf("it"), back.fields)[0]).toMatchObject({ path: "returnDate", code: "place-closed" });
    // Malpensa is a place of Milano.
    const malpensa = "aeroporto-milano-malpensa";
    const place = { pickupCity: malpensa, returnCity: malpensa, pickupDate: "2026-12-13", returnDate: "2026-12-16" };
    expect((await refusalOf(book(place))).fields[0]).toMatchObject({ code: "place-closed" });
  });

  test("finds the closed days in the calendar, and the nearest possible rental beside the refusal", async () => {
    const choice = { pickupDate: "2026-12-13", returnDate: "2026-12-16" };
    const { offer, calendar, places } = await readBookingForm(
      application.context,
      { vehicle: CAR, choice },
      wordsOf("it"),
    );
    expect(offer).toEqual({
      kind: "impossible",
      message: SUNDAY_MESSAGE,
      next: {
        pickup: { date: "2026-12-14", time: "09:00" },
        return: { date: "2026-12-17", time: "10:00" },
      },
    });
    const { pickup, return: back } = calendar.closed ?? {};
    expect(
      ["2026-11-21", "2026-11-23", "2026-12-13", "2027-02-19", "2027-02-20"].map(
        (date) => pickup?.reasons[pickup.days[date] ?? -1],
      ),
    ).toEqual([
      "Servono 24 ore di preavviso",
      undefined,
      "Chiuso la domenica",
      undefined,
      "Si prenota al più 90 giorni prima",
    ]);
    expect(back?.reasons[back.days["2026-12-25"] ?? -1]).toBe("Chiuso venerdì 25 dicembre");
    expect(back?.slots["08:30"]).toBe("chiuso");
    expect(pickup?.text).toBe("Dal lunedì al sabato, dalle 9 alle 19");
    expect(places.hours).toBeUndefined();
  });

  test("searches with the hours: a message, no car, and the nearest possible dates", async () => {
    const query = "city=Milano&pickupDate=2026-12-13&returnDate=2026-12-16";
    const { count, datesProblem, alternatives } = await explore(query);
    expect([count, datesProblem]).toEqual([0, SUNDAY_MESSAGE]);
    expect(alternatives?.soonest).toEqual({
      pickupDate: "2026-12-14",
      pickupTime: "09:00",
      returnDate: "2026-12-17",
      returnTime: "10:00",
    });
    expect(alternatives?.dates.map(({ pickupDate, returnDate }) => [pickupDate, returnDate])).not.toContainEqual([
      "2026-12-17",
      "2026-12-20",
    ]);
    expect(alternatives?.dates.length).toBeGreaterThan(0);
    const anywhere = await explore("pickupDate=2026-12-13&returnDate=2026-12-16");
    expect(JSON.stringify(anywhere.searchResults)).not.toContain('"location":"Milano"');
    expect(anywhere.count).toBeGreaterThan(0);
  });

  test("asks for other dates within the hours only", async () => {
    const receipt = await requestBooking(application.context, { body: bookingRequest() });
    const form = { pickupDate: "2026-12-10", pickupTime: "10:00", returnDate: "2026-12-20", returnTime: "10:00" };
    const refusal = await refusalOf(requestOtherDates(application.context, { token: receipt.token, form }));
    expect(wordProblems(wordsOf("it"), refusal.fields)[0]).toMatchObject({ path: "returnDate" });
  });
});

// Rule: product.md#hours-of-a-city "delivery of GET /api/availability"
test("the availability of a place names the later of the drive and the city's hours", async () => {
  const days = { vehicle: CAR, from: "2026-11-21", to: "2026-11-30" };
  const { delivery } = await readAvailability(application.context, { ...days, place: "Milano" });
  expect(delivery?.earliest).toEqual({ date: "2026-11-23", time: "09:00" });
  const other = await readAvailability(application.context, { ...days, vehicle: CAR, place: "Roma" });
  expect(other.delivery?.earliest.date).toBe("2026-11-21");
});

test("pages get the hours of the cities that have some, and nothing else does", async () => {
  const { places } = await readHome(application.context, {}, wordsOf("it"));
  expect(places.hours?.map(({ city }) => city)).toEqual(["Milano"]);
  await setHours({ rental_hours: null, min_notice_hours: null, max_advance_days: null });
  expect((await readHome(application.context, {}, wordsOf("it"))).places).not.toHaveProperty("hours");
});

describe("staff", () => {
  const sunday = { pickupDate: "2026-12-13", returnDate: "2026-12-16" };
  const phone = (changes: object) => call("POST", "/api/bookings/by-phone", { ...bookingRequest(), ...changes });
  const reason = "Il cliente arriva in aereo";

  test("go past the hours in a phone booking with a reason, which history and log keep", async () => {
    const query = new URLSearchParams({ pickupCity: "Milano", pickupTime: "10:00", returnTime: "10:00", ...sunday });
    const [offer] = await (await call("GET", `/api/bookings/offers?${query}`)).json();
    expect(offer.outside_hours).toBe(SUNDAY_MESSAGE);
    const asked = await phone({ ...sunday, confirm: true });
    expect(asked.status).toBe(409);
    const message = `${SUNDAY_MESSAGE} Per andare oltre scrivi il motivo.`;
    expect((await asked.json()).errors).toEqual([{ path: "outside_hours", message }]);
    const booked = await phone({ ...sunday, confirm: true, outside_hours: reason });
    expect(booked.status).toBe(201);
    const { id } = await booked.json();
    const notes = await queryRows(
      application.context,
      sql`select note from booking_events where booking_id = ${id} and kind = 'note'`,
    );
    expect(notes).toEqual([{ note: `Fuori dagli orari della città: ${reason}` }]);
    const [entry] = await queryRows<{ after: object }>(
      application.context,
      sql`select after from audit_log where entity_id = ${id} and action = 'create'`,
    );
    expect(entry?.after).toMatchObject({ outside_hours: reason });
  });

  test("need no reason inside the hours, and none is noted", async () => {
    const { id } = await (await phone({ outside_hours: reason })).json();
    const notes = await queryRows(
      application.context,
      sql`select 1 from booking_events where booking_id = ${id} and kind = 'note'`,
    );
    expect(notes).toEqual([]);
  });

  test("change dates past the hours with a reason; an end that stays is not checked again", async () => {
    const { id } = await (await phone({ confirm: true })).json();
    await setHours({ rental_hours: { days: { tuesday: [{ from: "09:00", to: "12:00" }] }, closedDates: [] } });
    const change = (body: object) => call("PATCH", `/api/bookings/${id}`, body);
    const quote = await (await call("POST", `/api/bookings/${id}/quote`, { returnDate: "2026-12-14" })).json();
    expect(quote.outside_hours).toContain("A Milano siamo chiusi il lunedì");
    const asked = await change({ returnDate: "2026-12-14" });
    expect([asked.status, (await asked.json()).errors[0].path]).toEqual([409, "outside_hours"]);
    expect((await change({ returnDate: "2026-12-15" })).status).toBe(200);
    expect((await change({ returnDate: "2026-12-14", outside_hours: reason })).status).toBe(200);
    const notes = await queryRows<{ note: string }>(
      application.context,
      sql`select note from booking_events where booking_id = ${id} and kind = 'change'`,
    );
    expect(notes.filter(({ note }) => note.endsWith(`Fuori dagli orari della città: ${reason}`))).toHaveLength(1);
  });

  // Rule: product.md#hours-of-a-city "A quote is accepted only within the hours"
  test("quote a car past the hours with a reason, which then also holds for the acceptance", async () => {
    const rental = { ...CAR_QUOTE.rental, pickupDate: "2026-12-13", returnDate: "2026-12-16" };
    const asked = await quotes.call("POST", "", { ...CAR_QUOTE, rental });
    expect([asked.status, (await asked.json()).errors[0].path]).toEqual([409, "rental.outside_hours"]);
    const { token } = await quotes.sent({ ...CAR_QUOTE, rental: { ...rental, outside_hours: reason } });
    const form = { driverBirthDate: "1985-03-14", licenceDate: "2004-06-01" };
    await acceptQuote(application.context, { token, form });
    const { token: other } = await quotes.sent({
      ...CAR_QUOTE,
      rental: { ...CAR_QUOTE.rental, returnDate: "2026-12-12" },
    });
    await setHours({ rental_hours: { days: { tuesday: [{ from: "09:00", to: "12:00" }] }, closedDates: [] } });
    const refusal = await refusalOf(acceptQuote(application.context, { token: other, form }));
    expect([refusal.kind, refusal.message]).toEqual(["conflict", expect.stringContaining("A Milano siamo chiusi")]);
  });
});

describe("the hours of a city", () => {
  test("that leave out agreed pickups and returns are saved once staff confirm them, and no booking changes", async () => {
    const { reference } = await book({});
    const before = await queryRows(application.context, sql`select * from bookings`);
    const hours = { ...WORKDAYS, closedDates: ["2026-12-10", "2026-12-24"] };
    const asked = await patchMilan({ rental_hours: hours });
    expect(asked.status).toBe(409);
    const { errors } = await asked.json();
    expect(errors[0]).toEqual({
      path: "outside_bookings",
      message: `Con questi orari a Milano resta fuori un appuntamento già preso: ritiro di ${reference} di Ada Prova, 10 dic 2026 alle 10:00. Le prenotazioni non cambiano.`,
    });
    expect((await patchMilan({ rental_hours: hours, outside_bookings: true })).status).toBe(200);
    expect(await queryRows(application.context, sql`select * from bookings`)).toEqual(before);
    // What the hours left out before is not asked again.
    expect((await patchMilan({ rental_hours: { ...hours, closedDates: ["2026-12-10"] } })).status).toBe(200);
  });

  test.each([
    [{ rental_hours: { days: {}, closedDates: [] } }, "rental_hours.days"],
    [
      { rental_hours: { days: { monday: [{ from: "19:00", to: "09:00" }] }, closedDates: [] } },
      "rental_hours.days.monday.0.to",
    ],
    [{ rental_hours: { days: {}, closedDates: ["2026-02-30"] } }, "rental_hours.closedDates.0"],
    [{ min_notice_hours: 0 }, "min_notice_hours"],
    [{ max_advance_days: 549 }, "max_advance_days"],
  ])("are refused at their field: %j", async (body, path) => {
    const refused = await patchMilan(body);
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors.map((error: { path: string }) => error.path)).toContain(path);
  });
});

// Rule: product.md#hours-of-a-city "Fee."
describe("a part of a day that costs a fee", () => {
  const EVENING = {
    days: {
      ...WORKDAYS.days,
      thursday: [
        { from: "09:00", to: "19:00" },
        { from: "19:00", to: "22:00", fee: 79.5 },
      ],
      saturday: [
        { from: "09:00", to: "12:00" },
        { from: "12:00", to: "24:00", fee: 120 },
      ],
    },
    closedDates: [],
  };
  const DAYS = 2 * 140_000;
  const EVENING_PICKUP = { pickupTime: "20:00", returnTime: "20:00" };
  const FEES = 7950 + 12_000;
  const listFound = async (query: string) => {
    const { searchResults } = await explore(query);
    if (searchResults.service !== "auto") throw new Error("not a search for cars");
    return searchResults.results;
  };
  beforeEach(() => setHours({ rental_hours: EVENING, min_notice_hours: null }));

  test("is in the total of search, form and booking, for either end", async () => {
    const query = { pickupDate: "2026-12-10", returnDate: "2026-12-12", ...EVENING_PICKUP };
    const found = (await listFound(`city=Milano&${new URLSearchParams(query)}`)).find(
      ({ vehicle }) => vehicle.slug === CAR,
    );
    expect(found?.quote?.total).toBe(DAYS + FEES);
    const form = await readBookingForm(
      application.context,
      { vehicle: CAR, choice: parseRentalChoice(new URLSearchParams(query)) },
      wordsOf("it"),
    );
    expect(form.offer).toMatchObject({ kind: "free", quote: { total: DAYS + FEES } });
    expect(form.calendar.closed?.pickup.paidSlots?.["20:00"]?.replaceAll("\u00a0", " ")).toBe("supplemento € 79,50");
    const booking = await book(EVENING_PICKUP);
    expect(booking.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ["days", DAYS],
      ["out-of-hours", 7950],
      ["out-of-hours", 12_000],
    ]);
  });

  test("is in the offers for staff and in the trial of the rates", async () => {
    const query = new URLSearchParams({
      pickupDate: "2026-12-10",
      returnDate: "2026-12-12",
      ...EVENING_PICKUP,
    });
    const offers = await (await call("GET", `/api/bookings/offers?${query}&pickupCity=Milano`)).json();
    const offer = offers.find(({ vehicle }: { vehicle: string }) => vehicle === CAR);
    expect(Math.round(offer.total * 100)).toBe(DAYS + FEES);
    const trial = await (await call("GET", `/api/rate_trial?${query}&vehicle=${CAR}`)).json();
    expect(Math.round(trial.total * 100)).toBe(DAYS + FEES);
  });

  test("stays with an end that a change leaves, and follows an end that moves", async () => {
    const { id } = await book(EVENING_PICKUP);
    const free = { days: { ...EVENING.days, thursday: [{ from: "09:00", to: "22:00" }] }, closedDates: [] };
    await setHours({ rental_hours: free });
    const totalAfter = async (change: object) =>
      Math.round((await (await call("PATCH", `/api/bookings/${id}`, change)).json()).total * 100);
    expect(await totalAfter({ returnTime: "11:30" })).toBe(DAYS + 7950);
    expect(await totalAfter({ pickupTime: "19:30" })).toBe(DAYS);
  });

  test("sorts a search without a place by the totals of each base", async () => {
    const query = "pickupDate=2026-12-10&returnDate=2026-12-12&pickupTime=20:00&returnTime=20:00&sort=price";
    const totals = (await listFound(query)).map(({ quote }) => quote?.total ?? 0);
    expect(totals.length).toBeGreaterThan(3);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  });

  test.each<[object, string, string]>([
    [{ from: "19:00", to: "22:00", fee: -1 }, "fee", "Da 0 a 1.000 euro."],
    [{ from: "19:00", to: "22:00", fee: 79.555 }, "fee", "Al massimo due decimali."],
    [{ from: "19:00", to: "22:00", fee: 1001 }, "fee", "Da 0 a 1.000 euro."],
    [
      { from: "", to: "", fee: 80 },
      "fee",
      "Una fascia chiusa non ha supplemento: indica da che ora a che ora, oppure togli l'importo.",
    ],
  ])("%j is refused at its field", async (span, field, message) => {
    const response = await patchMilan({ rental_hours: { days: { monday: [span] }, closedDates: [] } });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toContainEqual({ path: `rental_hours.days.monday.0.${field}`, message });
  });
});
