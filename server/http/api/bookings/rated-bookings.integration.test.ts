// Rule: product.md#rates
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const staffApi = staffApiOf(application, setUpSignedInUser(application, "customer_service"));
afterEach(async () => {
  await deleteBookings(application.context);
  await application.context.db.execute(sql`delete from rate_rules`);
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const addRule = (columns: Record<string, unknown>) =>
  application.context.db.execute(
    sql`insert into rate_rules (kind, name, percent, from_date, until_date, days) select kind, name, percent, from_date, until_date, days
      from jsonb_populate_record(null::rate_rules, ${JSON.stringify(columns)}::jsonb)`,
  );
const FOUR_DAYS = { kind: "minimum", name: "Minimo", days: 4 };
const HIGH_SEASON = { kind: "day", name: "Feste", percent: 120, from_date: "2026-12-01", until_date: "2026-12-31" };
const detailOf = async (id: string) => (await staffApi.call("GET", `/${id}`)).json();
const quote = async (id: string, change: object) => (await staffApi.call("POST", `/${id}/quote`, change)).json();

test("a booking is priced by the rules and keeps their lines", async () => {
  await addRule(HIGH_SEASON);
  const { id } = await createBookingInStatus(application, "confirmed");
  const { total, receipt } = await detailOf(id);
  expect(total).toBe(5040);
  expect(receipt.map(({ label }: { label: string }) => plain(label))[0]).toBe("3 giorni × € 1.680, Feste");
  const [line] = await queryRows(
    application.context,
    sql`select rule_id = (select id from rate_rules) as by_rule, vat_rate_basis_points as vat from booking_lines where booking_id = ${id}`,
  );
  expect(line).toEqual({ by_rule: true, vat: 2200 });
});

test("a package brings its own kilometres, which the booking keeps", async () => {
  await application.context.db.execute(
    sql`insert into rate_rules (kind, name, price_cents, window_weekday, window_from, window_last_day, window_until, included_kilometres, always)
      values ('package', 'Tre giorni', 300000, 'thursday', '10:00', 3, '10:00', 600, false)`,
  );
  const { id } = await createBookingInStatus(application, "confirmed");
  expect(await detailOf(id)).toMatchObject({ total: 3000, days: 3, included_kilometres: 600 });
});

// Rule: product.md#booking-changes
describe("a change of dates", () => {
  test("keeps the price of booked days and judges added ones by today's rules, or all by today's with a reason", async () => {
    await addRule(HIGH_SEASON);
    const { id } = await createBookingInStatus(application, "confirmed");
    await application.context.db.execute(sql`update rate_rules set percent = 110`);
    expect(await quote(id, { returnDate: "2026-12-15" })).toMatchObject({
      total: 3 * 1680 + 2 * 1540,
      kept_total: 3 * 1680 + 2 * 1540,
      todays_total: 5 * 1540,
    });
    const change = { returnDate: "2026-12-15", todays_rates: "Sconto promesso al telefono" };
    expect(await quote(id, change)).toMatchObject({ total: 5 * 1540, kept_total: 3 * 1680 + 2 * 1540 });
    expect(await (await staffApi.patch(id, change)).json()).toMatchObject({ days: 5, total: 5 * 1540 });
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event.note).toContain("Alle tariffe di oggi. Motivo: Sconto promesso al telefono");
  });

  test("judges the length discount again by the rules of the booking, whatever they are today", async () => {
    await addRule({ kind: "length", name: "Cinque giorni", percent: 10, days: 5 });
    const { id } = await createBookingInStatus(application, "confirmed");
    await application.context.db.execute(sql`delete from rate_rules`);
    const longer = { returnDate: "2026-12-15" };
    expect(await quote(id, longer)).toMatchObject({ total: 6300, kept_total: 6300, todays_total: 7000 });
    await staffApi.patch(id, longer);
    expect(await quote(id, { returnDate: "2026-12-14" })).toMatchObject({ total: 5600 });
  });
});

// Rule: product.md#rates "Minimum length."
describe("a rental below its minimum length", () => {
  test("is refused to a renter, with the nearest free rentals that are long enough", async () => {
    await addRule(FOUR_DAYS);
    const response = await application.app.request("/api/bookings", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bookingRequest()),
    });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([
      {
        path: "returnDate",
        message: "Con ritiro il 10 dicembre 2026 il noleggio è di almeno 4 giorni.",
        code: "minimum-length",
        periods: [
          { pickup: "2026-12-09T10:00", return: "2026-12-13T10:00" },
          { pickup: "2026-12-10T10:00", return: "2026-12-14T10:00" },
        ],
      },
    ]);
  });

  test("is made by staff with a reason, which the history keeps", async () => {
    await addRule(FOUR_DAYS);
    const request = bookingRequest();
    const refused = await staffApi.call("POST", "/by-phone", { ...request, confirm: true });
    expect(refused.status).toBe(409);
    expect((await refused.json()).errors).toMatchObject([{ path: "below_minimum" }]);
    const made = await staffApi.call("POST", "/by-phone", {
      ...request,
      confirm: true,
      below_minimum: "Cliente fedele",
    });
    expect(made.status).toBe(201);
    const events = await staffApi.get(`/${(await made.json()).id}/events`);
    expect(events.map(({ note }: { note: string | null }) => note)).toContain("Sotto la durata minima: Cliente fedele");
  });
});

// Rule: product.md#rates "Minimum length."
describe("a change below the minimum length", () => {
  test("asks staff for the reason, which history and audit log keep; the quote says why", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    await addRule(FOUR_DAYS);
    const shorter = { returnDate: "2026-12-12" };
    expect((await quote(id, shorter)).below_minimum).toContain("4 giorni");
    const refused = await staffApi.patch(id, shorter);
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([409, "below_minimum"]);
    const changed = await staffApi.patch(id, { ...shorter, below_minimum: "Rientra prima" });
    expect(changed.status).toBe(200);
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event.note).toContain("Sotto la durata minima: Rientra prima");
    const [entry] = await queryRows<{ after: { below_minimum?: string } }>(
      application.context,
      sql`select after from audit_log where entity_id = ${id} and action = 'update'`,
    );
    expect(entry?.after.below_minimum).toBe("Rientra prima");
  });

  test("needs no reason while the dates stay, or once they are long enough", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    await addRule(FOUR_DAYS);
    expect((await quote(id, { returnPlace: "Roma" })).below_minimum).toBeNull();
    expect((await staffApi.patch(id, { returnDate: "2026-12-14" })).status).toBe(200);
  });
});

describe("callers of the API", () => {
  const post = (body: object) =>
    application.app.request("/api/bookings", {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": "de" },
      body: JSON.stringify(body),
    });

  // Rule: product.md#booking-and-enquiry-calls "GET /api/offers?vehicle"
  test("read an offer with its lines, its terms and a longer rental that costs less", async () => {
    await addRule({ kind: "length", name: "Vier Tage", percent: 50, days: 4 });
    const query =
      "vehicle=ferrari-296-gtb&pickupDate=2026-12-10&pickupTime=10:00&returnDate=2026-12-13&returnTime=10:00";
    const response = await application.app.request(`/api/offers?${query}`, { headers: { "accept-language": "de" } });
    const [offer] = await response.json();
    expect(offer).toMatchObject({
      state: "free",
      total: 4200,
      lines: [{ code: "days", quantity: 3, unit_price: 1400, amount: 4200 }],
      terms: { included_kilometres: 450, deposit: 10_000 },
      cheaper: { returnDate: "2026-12-14", returnTime: "10:00" },
    });
    expect(plain(offer.lines[0].label)).toBe("3 Tage × 1.400 €");
    expect(plain(offer.cheaper.message)).toBe("4 Tage kosten weniger als 3 Tage: 2.800 €");
  });

  // Rule: product.md#booking-and-enquiry-calls "POST /api/bookings never"
  test("are refused another total than they expect, with the lines of the price", async () => {
    await addRule(HIGH_SEASON);
    const refused = await post({ ...bookingRequest(), expectedTotal: 4200 });
    expect(refused.status).toBe(409);
    const { errors } = await refused.json();
    expect(errors).toMatchObject([
      { path: "expectedTotal", code: "total-changed", lines: [{ code: "days", unit_price: 1680, amount: 5040 }] },
    ]);
    expect((await post({ ...bookingRequest(), expectedTotal: 5040 })).status).toBe(201);
    expect((await post({ ...bookingRequest(), expectedTotal: 1.001 })).status).toBe(422);
  });
});
