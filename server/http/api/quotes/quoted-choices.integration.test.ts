import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ApiVehicleOffer } from "#domain/api/bookings/bookings.ts";
import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { extras, promotionCodes, protections } from "#server/db/schema.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { QuoteMailKind } from "#server/mail/quote-mails.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { findQuote } from "#server/services/quotes/find-quote.ts";
import { sendQuoteMail } from "#server/services/quotes/quote-jobs.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { CAR_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { callerOf } from "#test/staff.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const DRIVER = { driverBirthDate: "1985-03-14", licenceDate: "2004-06-01" };
const application = setUpTestApplication({ languages: LANGUAGE_CODES });
const admin = setUpSignedInUser(application, "admin");
const quotes = quoteApiOf(application, admin);
const call = callerOf(application, admin, "/api/bookings");
const { rental } = CAR_QUOTE;

beforeEach(async () => {
  const { db } = application.context;
  await db.delete(extras);
  await db.insert(extras).values([
    { code: "child-seat", name: "Seggiolino", unit: "day", priceCents: 1500, maxQuantity: 2 },
    { code: "champagne", name: "Champagne", unit: "rental", priceCents: 9000, position: 2, leadHours: 720 },
  ]);
  await db.insert(protections).values({
    code: "plus",
    name: "Franchigia Plus",
    priceCents: 4000,
    excessPercent: 50,
    depositPercent: 80,
  });
  await db.insert(promotionCodes).values({ code: "ESTATE", percent: 10, maxUses: 1 });
});
afterEach(async () => {
  const { db } = application.context;
  await db.execute(sql`delete from quotes`);
  await deleteBookings(application.context);
  await db.delete(extras);
  await db.delete(protections);
  await db.delete(promotionCodes);
  await db.execute(sql`delete from rate_rules`);
});

const CHOICES = {
  extras: [
    { code: "champagne", quantity: 1 },
    { code: "child-seat", quantity: 2 },
  ],
  protection: "plus",
  promotion_code: "estate",
  late_extras: "C'è in cantina",
};
const OPTIONS = "champagne_child-seat*2_protection.plus";

/** The quote that staff write in a language with the list price of the choices. */
async function quoteWith(choices: object, query: Record<string, string>) {
  const { pickupCity, pickupDate, pickupTime, returnDate, returnTime } = rental;
  const search = new URLSearchParams({ pickupCity, pickupDate, pickupTime, returnDate, returnTime, ...query });
  const offers: ApiVehicleOffer[] = await (await call("GET", `/offers?${search}`)).json();
  const offer = offers.find(({ vehicle }) => vehicle === rental.vehicle);
  const lines = (offer?.lines ?? []).map(({ quote_text: text, quantity, unit_price: amount }) => ({
    text,
    quantity,
    amount,
  }));
  return { ...CAR_QUOTE, lines, rental: { ...rental, ...choices } };
}
const withChoices = () => quoteWith(CHOICES, { options: OPTIONS, promotion_code: "ESTATE", language: "de" });
const refusal = async (body: object) => {
  const response = await quotes.call("POST", "", body);
  return [response.status, (await response.json()).errors?.[0]?.path];
};
const acceptedBooking = async (token: string, id: string) => {
  await acceptQuote(application.context, { token, form: DRIVER });
  const { booking } = await quotes.read(id);
  return (await call("GET", `/${booking}`)).json();
};
const mailOf = async (quote: string, kind: QuoteMailKind) => {
  const mails: OutgoingEmail[] = [];
  await sendQuoteMail(application.context, { quote, kind, mailer: { send: async (mail) => void mails.push(mail) } });
  return mails[0]?.text;
};
const usesOf = () =>
  queryRows<{ used: number }>(application.context, sql`select used from promotion_codes where code = 'ESTATE'`);

// Rule: product.md#quotes "Choices."
describe("a quote with extras, protection and code", () => {
  test("is booked with its lines and terms, although the choices have changed or ended since", async () => {
    const body = await withChoices();
    const { id, token } = await quotes.sent({ ...body, language: "de" });
    expect((await quotes.read(id)).rental).toMatchObject({ extras: CHOICES.extras, protection: "plus" });
    await application.context.db.execute(sql`update extras set price_cents = 99900, active = false`);
    await application.context.db.execute(sql`update protections set price_cents = 99900, active = false`);
    await application.context.db.execute(sql`update promotion_codes set active = false`);
    const page = await findQuote(application.context, { token }, wordsOf("de"));
    const booking = await acceptedBooking(token, id);
    expect(booking).toMatchObject({
      total: 4200 + 90 + 90 + 120 - 420,
      excess: (page.hire?.terms.excess ?? 0) / 100,
      extras: [
        { code: "child-seat", quantity: 2 },
        { code: "champagne", quantity: 1 },
      ],
      protection: { code: "plus" },
    });
    expect(page.total).toBe(408_000);
    expect(booking.receipt.map(({ label }: { label: string }) => label).join()).toMatch(
      /Seggiolino.*Champagne.*Plus.*ESTATE/,
    );
    const events = await (await call("GET", `/${booking.id}/events`)).json();
    expect(events.map(({ note }: { note: string | null }) => note)).toContain(
      "Extra oltre il preavviso: C'è in cantina",
    );
    expect(await usesOf()).toEqual([{ used: 1 }]);
  });

  test("is accepted although no use of its code is left", async () => {
    const { id, token } = await quotes.sent(await withChoices());
    await application.context.db.execute(sql`update promotion_codes set used = 1`);
    const booking = await acceptedBooking(token, id);
    expect(booking.total).toBe(4080);
    expect(await usesOf()).toEqual([{ used: 1 }]);
    // The undo of a pickup takes no use, because the pickup gave none back.
    const collected = await call("PATCH", `/${booking.id}`, { status: "active", at_another_time: true });
    const undone = await call("POST", `/${booking.id}/undo`);
    expect([collected.status, undone.status]).toEqual([200, 200]);
    expect(await usesOf()).toEqual([{ used: 1 }]);
  });

  // Rule: product.md#promotion-codes "Uses"
  test.each([
    ["undo", {}],
    ["reopening", { reason: "Errore" }],
  ])("that never had a use takes none after a cancellation: %s", async (action, body) => {
    const { id, token } = await quotes.sent(await withChoices());
    await application.context.db.execute(sql`update promotion_codes set used = 1`);
    const booking = await acceptedBooking(token, id);
    expect((await call("PATCH", `/${booking.id}`, { status: "cancelled" })).status).toBe(200);
    expect((await call("POST", `/${booking.id}/${action}`, body)).status).toBe(200);
    expect(await usesOf()).toEqual([{ used: 1 }]);
    // Nor does it take one that is free by now.
    await call("PATCH", `/${booking.id}`, { status: "cancelled" });
    await application.context.db.execute(sql`update promotion_codes set used = 0`);
    expect((await call("POST", `/${booking.id}/${action}`, body)).status).toBe(200);
    expect(await usesOf()).toEqual([{ used: 0 }]);
  });

  test("is refused if its lines leave a choice out, or a choice is not possible", async () => {
    const body = await withChoices();
    expect(await refusal({ ...body, lines: body.lines.slice(0, 2) })).toEqual([422, "lines"]);
    expect(await refusal({ ...body, rental: { ...body.rental, late_extras: "" } })).toEqual([
      409,
      "rental.late_extras",
    ]);
    expect(await refusal({ ...body, rental: { ...body.rental, promotion_code: "INVERNO" } })).toEqual([
      422,
      "rental.promotion_code",
    ]);
    expect(await refusal({ ...body, rental: { ...body.rental, protection: "zero" } })).toEqual([
      422,
      "rental.protection",
    ]);
    const three = [{ code: "child-seat", quantity: 3 }];
    expect(await refusal({ ...body, rental: { ...body.rental, extras: three } })).toEqual([
      422,
      "rental.extras.0.quantity",
    ]);
  });
});

// Rule: product.md#rates "Minimum length."
test("a quote below the minimum length needs the reason, which the history of its booking keeps", async () => {
  await application.context.db.execute(
    sql`insert into rate_rules (kind, name, days) values ('minimum', 'Quattro giorni', 4)`,
  );
  const plain = await quoteWith({}, {});
  expect(await refusal(plain)).toEqual([409, "rental.below_minimum"]);
  const body = { ...plain, rental: { ...plain.rental, below_minimum: "Cliente fedele" } };
  const { id, token } = await quotes.sent(body);
  const booking = await acceptedBooking(token, id);
  const events = await (await call("GET", `/${booking.id}/events`)).json();
  expect(events.map(({ note }: { note: string | null }) => note)).toContain("Sotto la durata minima: Cliente fedele");
});

// Rule: product.md#quotes "Tax."
test("the customer's page and the mails say in their language what tax the total contains, at the rate of the quote", async () => {
  const { id, token } = await quotes.sent(await quoteWith({}, {}));
  await application.context.db.execute(
    sql`insert into vat_rates (country, code, rate_basis_points, valid_from) values ('Italia', 'standard', 2500, '2026-11-21')`,
  );
  const vatIn = async (language: Language) => {
    const words = wordsOf(language);
    const { vat } = await findQuote(application.context, { token }, words);
    return vat.map((row) => labelWithValue(words, row).replaceAll("\u00a0", " "));
  };
  expect(await vatIn("it")).toEqual(["di cui IVA 22 %: € 757,38"]);
  expect(await vatIn("de")).toEqual([expect.stringMatching(/22 %.*757,38 €/)]);
  for (const language of LANGUAGE_CODES) {
    await application.context.db.execute(sql`update quotes set language = ${language} where id = ${id}`);
    const [shown] = await vatIn(language);
    expect(await mailOf(id, "sent")).toContain(`\n${shown}\n`);
    expect(await mailOf(id, "staff-accepted")).toContain("\ndi cui IVA 22 %: € 757,38\n");
  }
  const { id: bookingId } = await acceptedBooking(token, id);
  expect(
    await queryRows(
      application.context,
      sql`select distinct vat_rate_basis_points as rate from booking_lines where booking_id = ${bookingId}`,
    ),
  ).toEqual([{ rate: 2200 }]);
  await application.context.db.execute(sql`delete from vat_rates where rate_basis_points = 2500`);
});

// Rule: product.md#vat
test("all lines of its booking have the rate of the day to which staff move the pickup", async () => {
  const plain = await quoteWith({}, {});
  const body = { ...plain, lines: [...plain.lines, { text: "Autista", quantity: 1, amount: 300 }] };
  const { id, token } = await quotes.sent(body);
  const { id: bookingId } = await acceptedBooking(token, id);
  await application.context.db.execute(
    sql`insert into vat_rates (country, code, rate_basis_points, valid_from) values ('Italia', 'standard', 2500, '2027-01-01')`,
  );
  const moved = await call("PATCH", `/${bookingId}`, { pickupDate: "2027-01-11", returnDate: "2027-01-14" });
  expect(moved.status).toBe(200);
  expect(
    await queryRows(
      application.context,
      sql`select distinct vat_rate_basis_points as rate from booking_lines where booking_id = ${bookingId}`,
    ),
  ).toEqual([{ rate: 2500 }]);
  await application.context.db.execute(sql`delete from vat_rates where rate_basis_points = 2500`);
});

// Rule: product.md#quotes "Changes."
// Rule: product.md#booking-changes
test("a change of its booking judges packages and length discount by the rules of the quote, although they have ended since", async () => {
  await application.context.db.execute(
    sql`insert into rate_rules (kind, name, percent, days) values ('length', 'Tre giorni', 10, 3)`,
  );
  const { id, token } = await quotes.sent(await quoteWith({}, {}));
  await application.context.db.execute(sql`delete from rate_rules`);
  const booking = await acceptedBooking(token, id);
  expect(booking.total).toBe(3780);
  const change = await (await call("POST", `/${booking.id}/quote`, { returnDate: "2026-12-14" })).json();
  expect(change).toMatchObject({ total: 5040, todays_total: 5600 });
});

// Rule: product.md#quotes "Changes."
// Rule: product.md#booking-changes
test("a change does not repeat a length discount that staff rewrote", async () => {
  await application.context.db.execute(
    sql`insert into rate_rules (kind, name, percent, days) values ('length', 'Tre giorni', 10, 3)`,
  );
  const body = await quoteWith({}, {});
  const lines = body.lines.with(1, { text: "Sconto di benvenuto", quantity: 1, amount: -400 });
  const { id, token } = await quotes.sent({ ...body, lines });
  const booking = await acceptedBooking(token, id);
  expect(booking.total).toBe(3800);
  const change = await (await call("POST", `/${booking.id}/quote`, { returnDate: "2026-12-14" })).json();
  expect(change.total).toBe(3800 + 1400);
});

// Rule: product.md#quotes "Included days."
// Rule: product.md#booking-changes
test("a change keeps a package when staff rewrote the days after it", async () => {
  await application.context.db.execute(
    sql`insert into rate_rules (kind, name, price_cents, window_weekday, window_from, window_last_day, window_until, included_kilometres)
      values ('package', 'Weekend', 250000, 'friday', '09:00', 3, '20:00', 600)`,
  );
  const dates = { pickupDate: "2026-12-11", returnDate: "2026-12-16" };
  const body = await quoteWith({}, dates);
  const [days, weekend] = body.lines;
  expect([days?.quantity, weekend?.amount]).toEqual([1, 2500]);
  const lines = [{ text: "Il resto della settimana", quantity: 1, amount: 1000 }, weekend];
  const { id, token } = await quotes.sent({ ...body, lines, rental: { ...body.rental, ...dates } });
  const booking = await acceptedBooking(token, id);
  const quoted = async (change: object) => (await call("POST", `/${booking.id}/quote`, change)).json();
  expect((await quoted({ returnTime: "09:30" })).total).toBe(3500);
  expect((await quoted({ returnDate: "2026-12-17" })).total).toBe(3500 + 1400);
});

// Rule: product.md#quotes "Rates of today."
// Rule: product.md#booking-changes
test("what staff sold beside the list price stays at the rates of today and with another car, but not what includes days", async () => {
  const change = async (...added: { text: string; quantity: number; amount: number }[]) => {
    const body = await quoteWith({}, {});
    const kept = added.length === 1 ? [] : body.lines;
    const { id, token } = await quotes.sent({ ...body, lines: [...kept, ...added] });
    const booking = await acceptedBooking(token, id);
    const quoted = async (fields: object) => (await call("POST", `/${booking.id}/quote`, fields)).json();
    const longer = await quoted({ returnDate: "2026-12-14" });
    const other = await quoted({ vehicle: "lamborghini-huracan-evo" });
    await deleteBookings(application.context);
    return [longer.kept_total, longer.todays_total, other.total];
  };
  const chauffeur = { text: "Autista", quantity: 1, amount: 300 };
  const discount = { text: "Sconto fedeltà", quantity: 1, amount: -200 };
  expect(await change(chauffeur, discount)).toEqual([5700, 5900, 3600]);
  expect(await change({ text: "Tre giorni insieme", quantity: 1, amount: 4000 })).toEqual([5400, 5600, 3300]);
});

// Rule: product.md#quotes "Included days."
// Rule: product.md#booking-changes
test("days that its quote includes are included again after the booking has been shorter", async () => {
  const body = await quoteWith({}, {});
  const lines = [{ text: "Tre giorni insieme", quantity: 1, amount: 4000 }];
  const { id, token } = await quotes.sent({ ...body, lines });
  const booking = await acceptedBooking(token, id);
  const changed = async (returnDate: string) => (await call("PATCH", `/${booking.id}`, { returnDate })).json();
  expect((await changed("2026-12-11")).total).toBe(4000);
  expect((await changed("2026-12-12")).total).toBe(4000);
  expect((await changed("2026-12-14")).total).toBe(4000 + 1400);
});

// Rule: product.md#quotes "Discounts."
// Rule: product.md#promotion-codes "Change of dates"
test("changes keep code and length discount when staff rewrote all days", async () => {
  await application.context.db.execute(
    sql`insert into rate_rules (kind, name, percent, days) values ('length', 'Tre giorni', 10, 3)`,
  );
  const body = await quoteWith({ promotion_code: "estate" }, { promotion_code: "ESTATE" });
  const lines = body.lines.with(0, { text: "Tre giorni insieme", quantity: 1, amount: 4000 });
  const { id, token } = await quotes.sent({ ...body, lines });
  const booking = await acceptedBooking(token, id);
  expect(booking.total).toBe(4000 - 420 - 378);
  const { version, total } = await (await call("PATCH", `/${booking.id}`, { returnDate: "2026-12-14" })).json();
  expect(total).toBe(4000 + 1400 - 540 - 486);
  const withSeat = await call("PUT", `/${booking.id}/choices`, {
    extras: [{ code: "child-seat", quantity: 1 }],
    expected_total: total + 60,
    version,
  });
  expect(withSeat.status).toBe(200);
  const moved = await call("PATCH", `/${booking.id}`, { pickupDate: "2027-01-11", returnDate: "2027-01-14" });
  expect((await moved.json()).total).toBe(4000 - 400 - 360 + 45);
});

// Rule: product.md#quotes "Discounts."
// Rule: product.md#booking-changes
test("a discount in the words of staff never takes more than the rest of a shorter rental, and all of it again of a longer one", async () => {
  const body = await quoteWith({}, {});
  const discount = { text: "Sconto fedeltà", quantity: 1, amount: -3500 };
  const { id, token } = await quotes.sent({ ...body, lines: [...body.lines, discount] });
  const booking = await acceptedBooking(token, id);
  expect(booking.total).toBe(700);
  const changed = async (returnDate: string) => (await call("PATCH", `/${booking.id}`, { returnDate })).json();
  expect((await changed("2026-12-11")).total).toBe(0);
  expect((await changed("2026-12-13")).total).toBe(700);
});
