// Rule: product.md#booking-changes

import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { findBooking } from "#server/services/bookings/record/private-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readActiveHolds, readQueuedMails, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, keeper);
afterEach(async () => {
  await deleteBookings(application.context);
  await setUnitCount(application.context, CAR, 1);
});

const quote = async (id: string, change: object) => (await staffApi.call("POST", `/${id}/quote`, change)).json();

describe("the quote of a change", () => {
  // Rule: product.md#deposit-and-terms
  test("other dates cost the booked daily rate, whatever the car costs today", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    await application.context.db.execute(sql`update vehicles set price_cents = 200000 where slug = ${CAR}`);
    expect(await quote(id, { returnDate: "2026-12-15" })).toMatchObject({
      days: 5,
      daily_rate: 1400,
      previous_total: 4200,
      total: 7000,
      difference: 2800,
      free: true,
    });
    await application.context.db.execute(sql`update vehicles set price_cents = 140000 where slug = ${CAR}`);
  });

  test("another car has its own rate, terms and city", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const [other] = await queryRows<{ slug: string; price_cents: number; location: string }>(
      application.context,
      sql`select slug, price_cents, location from vehicles where location <> 'Milano' and minimum_age = 21 order by slug limit 1`,
    );
    if (!other) throw new Error("The catalogue has no other car");
    expect(await quote(id, { vehicle: other.slug })).toMatchObject({
      total: (3 * other.price_cents) / 100,
      pickup_city: other.location,
      return_city: other.location,
    });
  });

  test("the booking's own hold does not conflict, another booking's does", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    await createBookingInStatus(application, "confirmed", { pickupDate: "2026-12-20", returnDate: "2026-12-22" });
    expect((await quote(id, { returnDate: "2026-12-14" })).free).toBe(true);
    expect((await quote(id, { returnDate: "2026-12-20" })).free).toBe(false);
  });

  test("a quote holds nothing", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const before = await readActiveHolds(application.context, CAR);
    await quote(id, { returnDate: "2026-12-15" });
    expect(await readActiveHolds(application.context, CAR)).toEqual(before);
  });
});

describe("the change", () => {
  test("moves the hold, records the difference in the history and mails the renter a summary", async () => {
    const { id, reference, token } = await createBookingInStatus(application, "confirmed");
    const response = await staffApi.patch(id, { pickupDate: "2026-12-11", returnDate: "2026-12-15" });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ pickup_date: "2026-12-11", days: 4, total: 5600, version: 2 });
    const held = await readActiveHolds(application.context, CAR);
    expect(held).toHaveLength(1);
    expect(held[0]?.during).toMatch(/2026-12-11 09:00.*2026-12-15 15:00/);
    expect(await readQueuedMails(application.context, reference)).toEqual(["changed"]);
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event).toMatchObject({ kind: "change", status: "confirmed" });
    expect(event.note.replaceAll("\u00a0", " ")).toContain("Totale: € 4.200 → € 5.600");
    const { booking, history } = await findBooking(application.context, { token }, wordsOf("it"));
    expect([booking.return.date, booking.total]).toEqual(["2026-12-15", 560_000]);
    expect(history.map(({ status }) => status)).toEqual(["requested"]);
  });

  test("to another car frees the old one at once and takes the new one's name and terms", async () => {
    const { id } = await createBookingInStatus(application, "requested");
    const changed = await (await staffApi.patch(id, { vehicle: "ferrari-portofino-m", other_colour: true })).json();
    expect(changed).toMatchObject({ vehicle: "ferrari-portofino-m", vehicle_name: "Ferrari Portofino M" });
    expect(await readActiveHolds(application.context, CAR)).toEqual([]);
    expect(await readActiveHolds(application.context, "ferrari-portofino-m")).toHaveLength(1);
  });

  test("to a taken period is refused, and the booking stays the same", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    await createBookingInStatus(application, "confirmed", { pickupDate: "2026-12-20", returnDate: "2026-12-22" });
    const before = await readActiveHolds(application.context, CAR);
    const response = await staffApi.patch(id, { returnDate: "2026-12-21" });
    expect([response.status, (await response.json()).detail]).toEqual([409, "Non più disponibile per queste date"]);
    expect(await readActiveHolds(application.context, CAR)).toEqual(before);
    expect(await staffApi.get(`/${id}`)).toMatchObject({ return_date: "2026-12-13", total: 4200 });
  });

  test("keeps an unavailable car for its own renter, but gives it to nobody new", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const set = (available: boolean) =>
      application.context.db.execute(
        sql`update vehicles set available = ${available} where slug in (${CAR}, 'ferrari-portofino-m')`,
      );
    await set(false);
    expect((await staffApi.patch(id, { returnDate: "2026-12-14" })).status).toBe(200);
    expect((await quote(id, { vehicle: "ferrari-portofino-m" })).free).toBe(false);
    expect((await staffApi.patch(id, { vehicle: "ferrari-portofino-m" })).status).toBe(409);
    await set(true);
  });

  test("is limited to the return once the car is out", async () => {
    const { id } = await createBookingInStatus(application, "active");
    expect((await staffApi.patch(id, { returnDate: "2026-12-14", returnCity: "Roma" })).status).toBe(200);
    const response = await staffApi.patch(id, { pickupDate: "2026-12-09", vehicle: "ferrari-portofino-m" });
    expect(response.status).toBe(409);
    expect((await response.json()).errors).toEqual([
      { path: "vehicle", message: "L'auto è già stata consegnata: si può cambiare solo la riconsegna." },
      { path: "pickupDate", message: "L'auto è già stata consegnata: si può cambiare solo la riconsegna." },
    ]);
  });

  test.each(["completed", "declined", "cancelled", "expired"] as const)(
    "of a booking that is %s is refused",
    async (status) => {
      const { id } = await createBookingInStatus(application, status);
      const response = await staffApi.patch(id, { returnDate: "2026-12-14" });
      expect(response.status).toBe(409);
      expect((await response.json()).detail).toMatch(/non si può più cambiare/);
      expect((await staffApi.call("POST", `/${id}/quote`, { returnDate: "2026-12-14" })).status).toBe(409);
    },
  );

  test.each([
    ["a return before the pickup", { returnDate: "2026-12-09" }, "returnDate"],
    ["a pickup in the past", { pickupDate: "2026-11-20" }, "pickupDate"],
    ["a day that does not exist", { returnDate: "2026-02-31" }, "returnDate"],
    ["the year 9999", { returnDate: "9999-01-01" }, "returnDate"],
    ["an unknown city", { returnCity: "Atlantide" }, "returnCity"],
    ["an unknown car", { vehicle: "batmobile" }, "vehicle"],
    ["an hour between the slots", { pickupTime: "10:10" }, "pickupTime"],
  ])("with %s is a field error, in the quote and in the change", async (_name, change, path) => {
    const { id } = await createBookingInStatus(application, "confirmed");
    for (const response of [await staffApi.patch(id, change), await staffApi.call("POST", `/${id}/quote`, change)]) {
      expect(response.status).toBe(422);
      expect((await response.json()).errors[0].path).toBe(path);
    }
  });

  test("to a car for which the driver is too young is refused", async () => {
    const { id } = await createBookingInStatus(application, "confirmed", {
      driverBirthDate: "2000-01-01",
      licenceDate: "2019-01-01",
    });
    await application.context.db.execute(sql`update vehicles set minimum_age = 30 where slug = 'ferrari-portofino-m'`);
    const response = await staffApi.patch(id, { vehicle: "ferrari-portofino-m" });
    expect((await response.json()).errors[0].path).toBe("driverBirthDate");
    await application.context.db.execute(sql`update vehicles set minimum_age = 25 where slug = 'ferrari-portofino-m'`);
  });

  test("to the current values changes nothing and sends no mail", async () => {
    const { id, reference } = await createBookingInStatus(application, "confirmed");
    const same = { vehicle: CAR, pickupDate: "2026-12-10", returnCity: "Milano", name: "Ada Prova" };
    expect(await (await staffApi.patch(id, same)).json()).toMatchObject({ version: 1 });
    expect(await readQueuedMails(application.context, reference)).toEqual([]);
  });
});

describe("concurrent changes", () => {
  test("two bookings that need the same days: one gets them, and no holds of a unit overlap", async () => {
    await setUnitCount(application.context, CAR, 2);
    const one = await createBookingInStatus(application, "confirmed");
    const two = await createBookingInStatus(application, "confirmed");
    await createBookingInStatus(application, "confirmed", { pickupDate: "2026-12-20", returnDate: "2026-12-28" });
    const answers = await Promise.all(
      [one, two].map(({ id }) => staffApi.patch(id, { pickupDate: "2026-12-21", returnDate: "2026-12-24" })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const overlaps = await queryRows(
      application.context,
      sql`select 1 from unit_holds a join unit_holds b on a.vehicle_id = b.vehicle_id and a.unit = b.unit and a.id < b.id
          and a.during && b.during where a.released_at is null and b.released_at is null`,
    );
    expect(overlaps).toEqual([]);
    expect(await readActiveHolds(application.context, CAR)).toHaveLength(3);
  });

  test("two bookings that swap their cars do not deadlock", async () => {
    const one = await createBookingInStatus(application, "confirmed");
    const two = await createBookingInStatus(application, "confirmed", {
      vehicle: "ferrari-portofino-m",
      pickupDate: "2026-12-20",
      returnDate: "2026-12-22",
    });
    const answers = await Promise.all([
      staffApi.patch(one.id, { vehicle: "ferrari-portofino-m", other_colour: true }),
      staffApi.patch(two.id, { vehicle: CAR, other_colour: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("a change of dates and a change of unit of one booking do not deadlock", async () => {
    await setUnitCount(application.context, CAR, 2);
    const { id } = await createBookingInStatus(application, "confirmed");
    const [hold] = await queryRows<{ id: string }>(
      application.context,
      sql`select id from unit_holds where booking_id = ${id} and released_at is null`,
    );
    const [changed, moved] = await Promise.all([
      staffApi.patch(id, { returnDate: "2026-12-14" }),
      callApi(application, keeper, "PATCH", `/api/unit_holds/${hold?.id}`, { unit: 2 }),
    ]);
    expect(changed.status).toBe(200);
    // The change of dates replaces the hold: if it comes first, the other call finds the former hold released and gets 404.
    expect([200, 404]).toContain(moved.status);
  });
});

describe("corrections of the renter's data", () => {
  test("are stored, and a new e-mail address receives the summary with the link", async () => {
    const { id, reference } = await createBookingInStatus(application, "confirmed");
    await staffApi.patch(id, { phone: "+39 333 999 9999", note: "" });
    expect(await readQueuedMails(application.context, reference)).toEqual([]);
    const row = await (await staffApi.patch(id, { email: "ada.nuova@prova.example" })).json();
    expect(row).toMatchObject({ email: "ada.nuova@prova.example", phone: "+39 333 999 9999", version: 3 });
    expect(await readQueuedMails(application.context, reference)).toEqual(["changed"]);
    const notes = (await staffApi.get(`/${id}/events`)).map(({ note }: { note: string | null }) => note);
    expect(notes).toContain("Dati corretti: e-mail");
    expect(notes).toContain("Dati corretti: telefono");
  });

  // Rule: product.md#private-link
  test("renew the link with a new address: the former link no longer works", async () => {
    const { context } = application;
    const { id, token } = await createBookingInStatus(application, "confirmed");
    await staffApi.patch(id, { phone: "+39 333 999 9999" });
    expect((await findBooking(context, { token }, wordsOf("it"))).booking.id).toBe(id);
    const row = await (await staffApi.patch(id, { email: "ada.nuova@prova.example" })).json();
    await expect(findBooking(context, { token }, wordsOf("it"))).rejects.toMatchObject({ kind: "not-found" });
    const renewed = String(row.manage_url).split("/").at(-1) ?? "";
    expect((await findBooking(context, { token: renewed }, wordsOf("it"))).manageUrl).toBe(row.manage_url);
  });

  test("cannot make the driver too young for the car", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const response = await staffApi.patch(id, { driverBirthDate: "2010-01-01" });
    expect((await response.json()).errors[0].path).toBe("driverBirthDate");
  });
});
