import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ApiMonthReportRow } from "#domain/api/reports/reports.ts";
import { countOpenBookings } from "#server/repositories/vehicles/stored-vehicles.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { callApi, callerOf } from "#test/staff.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readQueuedMails, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const OTHER = "porsche-911-carrera-s";
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const admin = setUpSignedInUser(application, "admin");
const staffApi = staffApiOf(application, clerk);
beforeAll(() => setUnitCount(application.context, CAR, 3));
afterEach(async () => {
  setClock("2026-11-21T09:00:00Z");
  await deleteBookings(application.context);
});

const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};

/** A rental from 10 to 13 December whose unit 1 left on time with 12,000 km. */
async function rentalInProgress() {
  const { id, reference } = await createBookingInStatus(application, "requested");
  await staffApi.patch(id, { status: "confirmed" });
  setClock("2026-12-10T09:00:00Z");
  await staffApi.call("PUT", `/${id}/handovers/pickup`, { kilometres: 12_000, fuel_percent: 100 });
  await staffApi.patch(id, { status: "active" });
  setClock("2026-12-11T10:00:00Z");
  await application.context.db.execute(sql`delete from pgboss.job`);
  return { id, reference };
}

const replacement = (changes: object = {}) => ({
  reason: "breakdown",
  note: "Perde olio",
  return_record: { kilometres: 12_200, fuel_percent: 50 },
  vehicle: CAR,
  unit: 2,
  pickup_record: { kilometres: 3000, fuel_percent: 100 },
  ...changes,
});
const replace = (id: string, changes: object = {}) => staffApi.call("POST", `/${id}/replacement`, replacement(changes));
const call = callerOf(application, clerk, "/api");
/** Returns days rented and revenue of December by car, without the cars that have neither. */
async function queryMonth() {
  const { rows } = await (await call("GET", "/reports/months?from=2026-12&to=2026-12")).json();
  return Object.fromEntries(
    rows
      .filter(({ total }: { total: { rented_days: number; revenue: number } }) => total.rented_days + total.revenue > 0)
      .map(({ vehicle, total: { rented_days: days, revenue } }: ApiMonthReportRow) => [vehicle, { days, revenue }]),
  );
}
const problemOf = async (response: Response) => {
  const { detail, errors } = await response.json();
  return [response.status, detail, errors?.map(({ path }: { path: string }) => path)];
};
interface ListedHold {
  slug: string;
  unit: number;
  ended: boolean;
}
const holds = () =>
  queryRows<ListedHold>(
    application.context,
    sql`select vehicles.slug, unit_holds.unit, during::text, ended_leg_id is not null as ended, out_since is not null as out, kind
      from unit_holds join vehicles on vehicles.id = vehicle_id where released_at is null order by slug, unit, during`,
  );
const unitKilometres = (slug: string, unit: number) =>
  queryRows<{ kilometres: number | null }>(
    application.context,
    sql`select units.kilometres from units join vehicles on vehicles.id = vehicle_id where slug = ${slug} and number = ${unit}`,
  ).then(([row]) => row?.kilometres);

describe("a replacement", () => {
  // Rule: product.md#replacement-car
  // Rule: product.md#replacement-car "A rental has one leg"
  // Rule: product.md#booking-and-enquiry-calls "POST /api/bookings/{id}/replacement"
  // Rule: product.md#replacement-car "The return record of"
  // Rule: product.md#replacement-car "The first unit is"
  // Rule: product.md#replacement-car "The second unit"
  test("ends the first unit's leg like a return and holds the second until the expected return", async () => {
    const { id } = await rentalInProgress();
    const response = await replace(id);
    expect(response.status).toBe(200);
    const detail = await response.json();
    expect(detail).toMatchObject({
      status: "active",
      vehicle: CAR,
      unit: 2,
      unit_kilometres: 3000,
      handovers: [{ kind: "pickup", kilometres: 3000 }],
      units: [
        {
          position: 1,
          unit: 1,
          started_at: "2026-12-10T09:00:00.000Z",
          ended_at: "2026-12-11T10:00:00.000Z",
          end_reason: "breakdown",
          end_note: "Perde olio",
          end_city: "Milano",
          handovers: [
            { kind: "pickup", kilometres: 12_000 },
            { kind: "return", kilometres: 12_200 },
          ],
        },
        { position: 2, unit: 2, started_at: "2026-12-11T10:00:00.000Z", ended_at: null, end_reason: null },
      ],
      undo: { replacement: true, to: "active" },
    });
    expect(await holds()).toEqual([
      // The rest of the first hold stays for a minute, for an undo.
      {
        slug: CAR,
        unit: 1,
        during: '["2026-12-10 09:00:00+00","2026-12-11 16:00:00+00")',
        ended: true,
        out: false,
        kind: "booking",
      },
      {
        slug: CAR,
        unit: 1,
        during: '["2026-12-11 16:00:00+00","2026-12-13 15:00:00+00")',
        ended: true,
        out: false,
        kind: "booking",
      },
      {
        slug: CAR,
        unit: 2,
        during: '["2026-12-11 10:00:00+00","2026-12-13 15:00:00+00")',
        ended: false,
        out: true,
        kind: "booking",
      },
    ]);
    expect(await unitKilometres(CAR, 1)).toBe(12_200);
    expect(await unitKilometres(CAR, 2)).toBe(3000);
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event).toMatchObject({ kind: "replaced" });
    expect(event.note).toMatch(
      /^Ferrari 296 GTB \(unità 1.*\) → Ferrari 296 GTB \(unità 2.*\)\nMotivo: guasto. Luogo: Milano.\nPerde olio$/,
    );
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#replacement-car "Another car"
  // Rule: product.md#replacement-car "One rental"
  test("by another car keeps the booked car, price and terms, unless staff choose others", async () => {
    const { id } = await rentalInProgress();
    const before = await staffApi.get(`/${id}`);
    const kept = await (await replace(id, { vehicle: OTHER, unit: 1 })).json();
    expect(kept).toMatchObject({ vehicle: CAR, total: before.total, deposit: before.deposit, unit: 1 });
    expect(kept.units[1]).toMatchObject({ vehicle_name: "Porsche 911 Carrera S" });
    const changed = await (
      await replace(id, {
        unit: 3,
        terms: "new",
        return_record: { kilometres: 3100, fuel_percent: 90 },
        pickup_record: { kilometres: 500, fuel_percent: 90 },
        agreed: { kind: "amount", value: 100, reason: "Un giorno perso" },
      })
    ).json();
    expect(changed).toMatchObject({ total: before.total - 100, agreed_price: { reason: "Un giorno perso" }, unit: 3 });
    expect(changed.units).toHaveLength(3);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#replacement-car "The kilometres"
  test("settles kilometres per unit and shares the included ones", async () => {
    const { id } = await rentalInProgress();
    await replace(id);
    setClock("2026-12-13T09:00:00Z");
    await staffApi.call("PUT", `/${id}/handovers/return`, { kilometres: 3500, fuel_percent: 100 });
    await staffApi.patch(id, { status: "completed" });
    const { kilometres, overdue, units } = await staffApi.get(`/${id}`);
    expect(kilometres).toMatchObject({ driven: 700 });
    expect(overdue).toBeNull();
    expect(units[1]).toMatchObject({ ended_at: "2026-12-13T09:00:00.000Z" });
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#overdue
  test("asks for the second unit's return record once the rental has ended", async () => {
    const { id } = await rentalInProgress();
    await replace(id);
    setClock("2026-12-13T09:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    setClock("2026-12-13T18:00:00Z");
    expect(await staffApi.get(`/${id}`)).toMatchObject({ overdue: { kind: "handover" }, kilometres: null });
  });

  // Rule: product.md#replacement-car "A prolonged return"
  test("prolongs and delays the unit that the renter has", async () => {
    const { id } = await rentalInProgress();
    await replace(id, { vehicle: OTHER, unit: 1 });
    expect((await staffApi.patch(id, { returnDate: "2026-12-14" })).status).toBe(200);
    expect((await holds()).filter(({ ended }) => !ended)).toMatchObject([{ slug: OTHER, unit: 1, out: true }]);
    const expected = await staffApi.call("POST", `/${id}/expected-return`, { date: "2026-12-15", time: "10:00" });
    expect(expected.status).toBe(200);
    setClock("2026-12-15T20:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    expect(await staffApi.get(`/${id}`)).toMatchObject({ vehicle: CAR, status: "completed" });
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#replacement-car "The first unit may"
  test("can set the first unit to maintenance from its arrival at its base", async () => {
    const { id } = await rentalInProgress();
    const response = await replace(id, { maintenance: { to_date: "2026-12-20", to_time: "09:00", note: "Motore" } });
    expect(response.status).toBe(200);
    expect((await holds()).filter(({ unit }) => unit === 1)).toEqual([
      {
        slug: CAR,
        unit: 1,
        during: '["2026-12-10 09:00:00+00","2026-12-11 10:00:00+00")',
        ended: true,
        out: false,
        kind: "booking",
      },
      {
        slug: CAR,
        unit: 1,
        during: '["2026-12-11 10:00:00+00","2026-12-20 08:00:00+00")',
        ended: false,
        out: false,
        kind: "maintenance",
      },
    ]);
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect(await holds()).toEqual([
      {
        slug: CAR,
        unit: 1,
        during: '["2026-12-10 09:00:00+00","2026-12-13 15:00:00+00")',
        ended: false,
        out: true,
        kind: "booking",
      },
    ]);
  });
});

describe("what depends on the unit that the renter has", () => {
  // Rule: product.md#day-sheet "After a"
  test("day tasks: each unit has its return and wash, and the planned ones keep their assignees", async () => {
    const { id } = await rentalInProgress();
    const change = (kind: string, body: object) => call("PATCH", `/day_tasks/${id}/${kind}`, body);
    await change("return", { assigned_to: clerk.userId });
    await replace(id, { vehicle: OTHER, unit: 1 });
    const tasksOf = async (day: string) =>
      (await (await call("GET", `/day_sheet?day=${day}`)).json()).tasks
        .filter(({ booking_id }: { booking_id: string }) => booking_id === id)
        .map(({ kind, leg, vehicle_name, done, assigned_to }: Record<string, unknown>) => [
          `${kind} ${leg} ${vehicle_name}`,
          done,
          assigned_to,
        ]);
    expect((await tasksOf("2026-12-11")).toSorted()).toEqual([
      ["handover 2 Porsche 911 Carrera S", "booking", null],
      ["return 1 Ferrari 296 GTB", "booking", null],
      ["wash 1 Ferrari 296 GTB", null, null],
    ]);
    expect((await tasksOf("2026-12-13")).toSorted()).toEqual([
      ["return 2 Porsche 911 Carrera S", null, clerk.userId],
      ["wash 2 Porsche 911 Carrera S", null, null],
    ]);
    expect(await (await change("wash", { done: true, leg: 1 })).json()).toMatchObject({ leg: 1, done: "said" });
    expect(await (await change("wash", { note: "Subito" })).json()).toMatchObject({ leg: 2, done: null });
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect((await tasksOf("2026-12-13")).toSorted()).toEqual([
      ["return 1 Ferrari 296 GTB", null, clerk.userId],
      ["wash 1 Ferrari 296 GTB", "said", null],
    ]);
  });

  // Rule: product.md#month-report "Giorni noleggiati"
  test("the month report counts the days of each unit, and the revenue of the booked car", async () => {
    const { id } = await rentalInProgress();
    await replace(id, { vehicle: OTHER, unit: 1 });
    setClock("2026-12-13T09:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    const rows = await queryMonth();
    const total = (await staffApi.get(`/${id}`)).total;
    expect(rows).toEqual({
      "Ferrari 296 GTB": { days: 1.04, revenue: total },
      "Porsche 911 Carrera S": { days: 1.96, revenue: 0 },
    });
  });

  // Rule: product.md#replacement-car "A prolonged return"
  test("the car that the renter has cannot be deleted, and the other one can", async () => {
    const { id } = await rentalInProgress();
    await replace(id, { vehicle: OTHER, unit: 1 });
    const [vehicles] = await queryRows<{ car: string; other: string }>(
      application.context,
      sql`select (select id from vehicles where slug = ${CAR}) as car, (select id from vehicles where slug = ${OTHER}) as other`,
    );
    const deleteVehicle = (vehicleId: string | undefined) =>
      callApi(application, admin, "DELETE", `/api/vehicles/${vehicleId}`);
    expect((await deleteVehicle(vehicles?.other)).status).toBe(409);
    await application.context.db.transaction(async (tx) => {
      expect(await countOpenBookings(tx, vehicles?.car ?? "", application.context.clock())).toBe(0);
      expect(await countOpenBookings(tx, vehicles?.other ?? "", application.context.clock())).toBe(1);
    });
  });
});

describe("a replacement is refused", () => {
  // Rule: product.md#replacement-car "It is refused"
  test("before and after the rental, and by the unit that the renter has", async () => {
    const rental = await rentalInProgress();
    const { id } = await createBookingInStatus(application, "confirmed", {
      pickupDate: "2026-12-20",
      returnDate: "2026-12-22",
    });
    expect((await replace(id)).status).toBe(409);
    expect(await problemOf(await replace(rental.id, { unit: 1 }))).toEqual([
      409,
      "È l'auto che il cliente ha già: scegli un'altra unità.",
      ["unit"],
    ]);
  });

  // Rule: product.md#replacement-car "It is refused"
  test("by a unit that somebody holds before the expected return, and names who", async () => {
    const { id } = await rentalInProgress();
    const other = await createBookingInStatus(application, "confirmed", {
      pickupDate: "2026-12-12",
      returnDate: "2026-12-14",
    });
    const [status, detail, paths] = await problemOf(await replace(id, { unit: 2 }));
    expect([status, paths]).toEqual([409, ["unit"]]);
    expect(detail).toContain(other.reference);
    expect(await staffApi.get(`/${id}`)).toMatchObject({ unit: 1, units: [{ end_reason: null }] });
    expect(await unitKilometres(CAR, 1)).toBe(12_000);
  });

  // Rule: product.md#replacement-car "It is refused"
  test.each([
    [
      "a return below the pickup reading",
      { return_record: { kilometres: 11_000, fuel_percent: 5 } },
      "return_record.kilometres",
    ],
    ["an unknown car", { vehicle: "nessuna" }, "vehicle"],
    ["an unknown unit", { unit: 9 }, "unit"],
    ["an unknown place", { place: "Atlantide" }, "place"],
    [
      "a maintenance in the past",
      { maintenance: { to_date: "2026-12-10", to_time: "09:00", note: null } },
      "maintenance.to_date",
    ],
    ["a discount above the role's limit", { agreed: { kind: "percent", value: 90, reason: "Scuse" } }, "agreed.value"],
    ["no reason", { reason: undefined }, "reason"],
  ])("with %s, at its field, and nothing is stored", async (_case, changes, path) => {
    const { id } = await rentalInProgress();
    const [status, , paths] = await problemOf(await replace(id, changes));
    expect([status, paths]).toEqual([422, [path]]);
    expect(await staffApi.get(`/${id}`)).toMatchObject({ unit: 1, units: [{ ended_at: null }], undo: null });
  });

  // Rule: product.md#replacement-car "It is refused"
  test("by a car that the driver is too young for", async () => {
    const { id } = await rentalInProgress();
    await application.context.db.execute(sql`update vehicles set minimum_age = 60 where slug = ${OTHER}`);
    const [status, , paths] = await problemOf(await replace(id, { vehicle: OTHER, unit: 1 }));
    expect([status, paths]).toEqual([422, ["vehicle"]]);
    await application.context.db.execute(sql`update vehicles set minimum_age = 25 where slug = ${OTHER}`);
  });

  // Rule: product.md#replacement-car "It is refused"
  test("or the request: of a replacement and a booking of the last unit at the same second one wins", async () => {
    const { id } = await rentalInProgress();
    await setUnitCount(application.context, CAR, 2);
    const booking = () =>
      requestBooking(application.context, {
        body: bookingRequest({ pickupDate: "2026-12-12", returnDate: "2026-12-14" }),
      });
    const [replaced, booked] = await Promise.allSettled([replace(id), booking()]);
    const isReplaced = replaced.status === "fulfilled" && replaced.value.status === 200;
    expect(isReplaced).toBe(booked.status === "rejected");
    if (!isReplaced && replaced.status === "fulfilled") expect(replaced.value.status).toBe(409);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
    await setUnitCount(application.context, CAR, 3);
  });

  // Rule: product.md#stale-versions
  test("with a stale version, and a repeated call with the same key replaces once", async () => {
    const { id } = await rentalInProgress();
    expect((await replace(id, { version: 1 })).status).toBe(409);
    const headers = { ...clerk.headers, "idempotency-key": "sostituzione-1" };
    const send = () =>
      application.app.request(`/api/bookings/${id}/replacement`, {
        method: "POST",
        headers,
        body: JSON.stringify(replacement()),
      });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await staffApi.get(`/${id}`)).units).toHaveLength(2);
  });
});

describe("a replacement within a minute", () => {
  const state = (id: string) =>
    Promise.all([
      holds(),
      staffApi.get(`/${id}`).then(({ version: _version, updated_at: _updated, undo: _undo, ...detail }) => detail),
      unitKilometres(CAR, 1),
      unitKilometres(OTHER, 1),
    ]);

  // Rule: product.md#replacement-car "Undo"
  test("is undone: holds, legs, records, counters and price are as before, and the mail is never sent", async () => {
    const { id, reference } = await rentalInProgress();
    const before = await state(id);
    const body = { vehicle: OTHER, unit: 1, terms: "new", agreed: { kind: "amount", value: 100, reason: "Scuse" } };
    await replace(id, body);
    expect(await readQueuedMails(application.context, reference)).toEqual(["replaced"]);
    expect((await staffApi.call("POST", `/${id}/undo?to=active`)).status).toBe(200);
    const after = await state(id);
    expect(after).toEqual(before);
    const [job] = await queryRows<{ data: Parameters<typeof sendBookingMail>[1] }>(
      application.context,
      sql`select data from pgboss.job where name = 'booking-mail'`,
    );
    const sent: unknown[] = [];
    const mailer = { send: async (mail: unknown) => void sent.push(mail) };
    if (job) await sendBookingMail(application.context, { ...job.data, mailer });
    expect(sent).toEqual([]);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#replacement-car "Undo"
  test("is not undone after a minute, or once the booking has changed", async () => {
    const { id } = await rentalInProgress();
    await replace(id);
    await staffApi.patch(id, { returnDate: "2026-12-14" });
    expect(await staffApi.get(`/${id}`)).toMatchObject({ undo: null });
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(409);
    await replace(id, {
      unit: 3,
      return_record: { kilometres: 3100, fuel_percent: 90 },
      pickup_record: { kilometres: 500, fuel_percent: 90 },
    });
    setClock("2026-12-11T10:01:01Z");
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(409);
  });

  // Rule: product.md#replacement-car "The mail"
  test("mails both cars and when they changed after the time for undo", async () => {
    const { id } = await rentalInProgress();
    await replace(id, { vehicle: OTHER, unit: 1 });
    const [job] = await queryRows<{ data: Parameters<typeof sendBookingMail>[1] }>(
      application.context,
      sql`select data from pgboss.job where name = 'booking-mail'`,
    );
    const sent: { text: string }[] = [];
    const mailer = { send: async (mail: { text: string }) => void sent.push(mail) };
    if (job) await sendBookingMail(application.context, { ...job.data, mailer });
    expect(sent).toHaveLength(1);
    for (const part of ["Ferrari 296 GTB", "Porsche 911 Carrera S", "11 dicembre 2026, ore 11:00"])
      expect(sent[0]?.text).toContain(part);
  });
});

// Rule: product.md#replacement-car "Staff choose"
test("staff choose among the free units of the booked car and of others, with drives and differing terms", async () => {
  const { id } = await rentalInProgress();
  await createBookingInStatus(application, "confirmed", { pickupDate: "2026-12-12", returnDate: "2026-12-14" });
  const list = await staffApi.get(`/${id}/replacements`);
  expect(list[0]).toMatchObject({
    vehicle: CAR,
    booked: true,
    base: "Milano",
    drive: { minutes: 0 },
    differing_terms: [],
  });
  expect(list[0].units.map(({ unit }: { unit: number }) => unit)).toEqual([3]);
  const porsche = list.find(({ vehicle }: { vehicle: string }) => vehicle === OTHER);
  expect(porsche).toMatchObject({ booked: false, problems: [] });
  expect(porsche.units[0]).toMatchObject({ unit: 1, stands_at: null });
  expect(porsche.differing_terms).toContain("deposit");
  expect((await staffApi.call("GET", `/${id}/replacements?place=Atlantide`)).status).toBe(422);
});
