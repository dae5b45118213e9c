import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { startLeg } from "#server/repositories/bookings/booking-units.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import { insertHandover } from "#server/repositories/bookings/handovers.ts";
import { extendLateHolds } from "#server/services/bookings/booking-jobs.ts";
import { cancelBooking } from "#server/services/bookings/record/private-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { callApi, callerOf, signInAs } from "#test/staff.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readActiveHolds, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const OTHER_CAR = "ferrari-portofino-m";
const HANDED_OVER = /^L'auto è già stata consegnata/;
/** Time limit for a call that hangs. */
const PATIENCE_MS = 120_000;
const REASON = { reason: "Consegna di un'altra prenotazione" };

const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, clerk);
beforeAll(async () => {
  await setUnitCount(application.context, CAR, 3);
});
afterEach(async () => {
  setClock("2026-11-21T09:00:00Z");
  await deleteBookings(application.context);
});

const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};
const call = callerOf(application, clerk);
const recordPickup = (id: string, kilometres = 12_000) =>
  staffApi.call("PUT", `/${id}/handovers/pickup`, { kilometres, fuel_percent: 100 });
const undoPickup = (id: string, body: object = REASON) => staffApi.call("POST", `/${id}/handovers/pickup/undo`, body);
const holdOf = async (bookingId: string) => {
  const query = sql`select id from unit_holds where booking_id = ${bookingId} and released_at is null`;
  return (await queryRows<{ id: string }>(application.context, query))[0]?.id ?? "";
};
const moveUnit = async (bookingId: string, unit: number) =>
  call("PATCH", `/api/unit_holds/${await holdOf(bookingId)}`, { unit, other_colour: true });
const kilometresOf = async (unit: number) => {
  const query = sql`select units.kilometres from units join vehicles on vehicles.id = vehicle_id where slug = ${CAR} and number = ${unit}`;
  return (await queryRows<{ kilometres: number | null }>(application.context, query))[0]?.kilometres;
};

const confirmedOn = async (unit = 1) => {
  const booking = await createBookingInStatus(application, "requested");
  await staffApi.patch(booking.id, { status: "confirmed" });
  if (unit !== 1) await moveUnit(booking.id, unit);
  return booking;
};

/** The ways in which a car can leave: the pickup is only recorded, the booking only becomes active, or both. */
const DEPARTED_BOOKINGS = {
  "its pickup is recorded": async (unit = 1) => {
    const booking = await confirmedOn(unit);
    await recordPickup(booking.id);
    return booking;
  },
  "it is active": async (unit = 1) => {
    const booking = await confirmedOn(unit);
    setClock("2026-12-10T09:00:00Z");
    await staffApi.patch(booking.id, { status: "active" });
    return booking;
  },
  "it is active and its pickup is recorded": async (unit = 1) => {
    const booking = await confirmedOn(unit);
    setClock("2026-12-10T09:00:00Z");
    await recordPickup(booking.id);
    await staffApi.patch(booking.id, { status: "active" });
    return booking;
  },
};

// Rule: product.md#unit-holds "The unit that"
describe.each(Object.entries(DEPARTED_BOOKINGS))("a booking keeps its car once %s", (_name, leave) => {
  // Rule: product.md#fleet-timeline "A car that is"
  test.each<[string, (id: string) => Promise<Response>]>([
    ["by its hold", (id) => moveUnit(id, 2)],
    ["by another car", (id) => staffApi.patch(id, { vehicle: OTHER_CAR, other_colour: true })],
    ["by another pickup", (id) => staffApi.patch(id, { pickupDate: "2026-12-11" })],
    ["in the quote of a change", (id) => staffApi.call("POST", `/${id}/quote`, { vehicle: OTHER_CAR })],
    ["by cancelling", (id) => staffApi.patch(id, { status: "cancelled" })],
    ["by marking a no-show", (id) => staffApi.patch(id, { status: "no_show" })],
  ])("and refuses a change %s with 409", async (_way, change) => {
    const { id } = await leave();
    const before = await readActiveHolds(application.context, CAR);
    const response = await change(id);
    expect(response.status).toBe(409);
    expect(await readActiveHolds(application.context, CAR)).toEqual(before);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  test("explains the refusal and offers none of these actions", async () => {
    const { id } = await leave();
    expect((await (await moveUnit(id, 2)).json()).detail).toMatch(HANDED_OVER);
    const quoted = await staffApi.patch(id, { vehicle: OTHER_CAR, pickupDate: "2026-12-09" });
    expect((await quoted.json()).errors).toEqual([
      { path: "vehicle", message: "L'auto è già stata consegnata: si può cambiare solo la riconsegna." },
      { path: "pickupDate", message: "L'auto è già stata consegnata: si può cambiare solo la riconsegna." },
    ]);
    const detail = await staffApi.get(`/${id}`);
    expect(detail).toMatchObject({ may_change: "return", free_units: [] });
    expect(detail.transitions).not.toContain("cancelled");
  });

  test("when its return changes, on the same unit or not at all", async () => {
    const { id } = await leave();
    const next = await createBookingInStatus(application, "confirmed", {
      pickupDate: "2026-12-15",
      returnDate: "2026-12-17",
    });
    expect((await staffApi.patch(id, { returnDate: "2026-12-14" })).status).toBe(200);
    expect((await staffApi.patch(id, { returnDate: "2026-12-16" })).status).toBe(409);
    const units = (await readActiveHolds(application.context, CAR)).map(({ unit }) => unit);
    expect([units, (await staffApi.get(`/${next.id}`)).unit]).toEqual([[1, 1], 1]);
  });

  // Rule: product.md#fleet-timeline "A car that is"
  test("when units or the vehicle are removed from the fleet, even after the planned return", async () => {
    const { id } = await leave(3);
    setClock("2026-12-20T09:00:00Z");
    const [unit] = await queryRows<{ id: string; vehicle: string }>(
      application.context,
      sql`select units.id, vehicle_id as vehicle from units join vehicles on vehicles.id = vehicle_id where slug = ${CAR} and number = 3`,
    );
    expect((await staffApi.get(`/${id}`)).unit).toBe(3);
    const admin = await signInAs(application, "admin");
    const answers = [
      await callApi(application, admin, "POST", `/api/units/${unit?.id}/leave`, {}),
      await callApi(application, admin, "PATCH", `/api/vehicles/${unit?.vehicle}`, { total_units: 2 }),
      await callApi(application, admin, "DELETE", `/api/vehicles/${unit?.vehicle}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    const [left, fewer] = await Promise.all(answers.slice(0, 2).map(async (answer) => (await answer.json()).detail));
    const { reference } = await staffApi.get(`/${id}`);
    expect(left).toContain(
      `è fuori con Ada Prova (${reference}): fino al rientro resta al suo cliente, poi toglila dalla flotta.`,
    );
    expect(fewer).toBe("L'unità 3 è fuori con un cliente: fino al rientro resta a lui, poi riduci le unità.");
  });
});

// Rule: product.md#handover "From the record"
describe("after the pickup record", () => {
  test("the renter can neither cancel nor request other dates by the private link", async () => {
    const { id, token } = await confirmedOn();
    await recordPickup(id);
    await expect(cancelBooking(application.context, { token })).rejects.toMatchObject({ kind: "conflict" });
    expect((await staffApi.get(`/${id}`)).status).toBe("confirmed");
  });

  // Rule: product.md#fleet-timeline "A car that is"
  test("the confirmation cannot be undone, because a request would expire by itself", async () => {
    const { id } = await createBookingInStatus(application, "requested");
    await staffApi.patch(id, { status: "confirmed" });
    await recordPickup(id);
    const undone = await staffApi.call("POST", `/${id}/undo`);
    expect([undone.status, (await undone.json()).detail]).toEqual([409, expect.stringMatching(HANDED_OVER)]);
    expect((await staffApi.get(`/${id}`)).status).toBe("confirmed");
  });

  test("a unit change cannot be undone", async () => {
    const { id } = await confirmedOn();
    expect((await moveUnit(id, 2)).status).toBe(200);
    await recordPickup(id);
    expect((await moveUnit(id, 1)).status).toBe(409);
  });

  test("the handover can be undone, and the unit still cannot change", async () => {
    const { id } = await DEPARTED_BOOKINGS["it is active and its pickup is recorded"]();
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect((await moveUnit(id, 2)).status).toBe(409);
  });

  test("the calendar shows the car as out with its renter", async () => {
    const { id } = await confirmedOn();
    const handedOver = async () => {
      const rows = await (await call("GET", "/api/unit_holds?from=2026-12-01&to=2026-12-31")).json();
      return rows.find(({ booking_id }: { booking_id: string }) => booking_id === id).handed_over;
    };
    expect(await handedOver()).toBe(false);
    await recordPickup(id);
    expect(await handedOver()).toBe(true);
  });
});

describe("a car that leaves days before the agreed pickup", () => {
  const EARLY = "2026-12-06T09:00:00Z";
  const leavesEarly = async () => {
    const booking = await confirmedOn();
    setClock(EARLY);
    expect((await recordPickup(booking.id)).status).toBe(200);
    return booking;
  };
  const between = { pickupDate: "2026-12-07", returnDate: "2026-12-08" };
  const heldFrom = async () => (await readActiveHolds(application.context, CAR)).map(({ during }) => during);
  const AGREED = '["2026-12-10 09:00:00+00","2026-12-13 15:00:00+00")';
  const SINCE_IT_LEFT = '["2026-12-06 09:00:00+00","2026-12-13 15:00:00+00")';

  // Rule: product.md#handover-guard
  test("holds its unit from the pickup record, against other bookings and blocks", async () => {
    const { id } = await leavesEarly();
    expect(await heldFrom()).toEqual([SINCE_IT_LEFT]);
    const other = await createBookingInStatus(application, "requested", between);
    expect((await staffApi.get(`/${other.id}`)).unit).toBe(2);
    expect((await moveUnit(other.id, 1)).status).toBe(409);
    const [car] = await queryRows<{ id: string }>(
      application.context,
      sql`select id from vehicles where slug = ${CAR}`,
    );
    const period = { from_date: "2026-12-06", from_time: "12:00", to_date: "2026-12-06", to_time: "18:00" };
    const block = { vehicle_id: car?.id, unit: 1, ...period, note: "Tagliando" };
    expect((await call("POST", "/api/unit_holds", block)).status).toBe(409);
    const holds = await (await call("GET", "/api/unit_holds?from=2026-12-01&to=2026-12-31")).json();
    expect(holds.find(({ booking_id }: { booking_id: string }) => booking_id === id)).toMatchObject({
      status: "confirmed",
      pickup_at: "2026-12-06T09:00:00.000Z",
    });
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#handover-guard
  test("is refused while another booking holds the unit until then, and nothing is recorded", async () => {
    await createBookingInStatus(application, "confirmed", { pickupDate: "2026-12-05", returnDate: "2026-12-08" });
    const { id } = await confirmedOn();
    setClock(EARLY);
    const refused = await recordPickup(id);
    expect([refused.status, (await refused.json()).detail]).toEqual([
      409,
      "Fino all'ora concordata l'unità 1 è di qualcun altro: scegli un'altra unità, o aspetta.",
    ]);
    expect((await staffApi.get(`/${id}`)).handovers).toEqual([]);
  });

  // Rule: product.md#handover-guard
  test("is held for the agreed rental again when the record is undone", async () => {
    const { id } = await leavesEarly();
    expect((await undoPickup(id)).status).toBe(200);
    expect(await heldFrom()).toEqual([AGREED]);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#handover-guard
  test("keeps its departure time when it becomes active, when the record is corrected and when the return changes", async () => {
    const { id } = await leavesEarly();
    setClock("2026-12-09T09:00:00Z");
    expect((await recordPickup(id, 12_500)).status).toBe(200);
    expect((await staffApi.patch(id, { returnDate: "2026-12-14" })).status).toBe(200);
    expect((await staffApi.patch(id, { status: "active" })).status).toBe(200);
    expect(await heldFrom()).toEqual(['["2026-12-06 09:00:00+00","2026-12-14 15:00:00+00")']);
    expect(await staffApi.get(`/${id}`)).toMatchObject({ collected_at: "2026-12-06T09:00:00.000Z" });
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect(await heldFrom()).toEqual(['["2026-12-06 09:00:00+00","2026-12-14 15:00:00+00")']);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#handover-guard
  test("stays held when it is recorded after the transition and the transition is undone", async () => {
    const { id } = await confirmedOn();
    setClock(EARLY);
    await staffApi.patch(id, { status: "active", at_another_time: true });
    setClock("2026-12-06T09:00:30Z");
    await recordPickup(id);
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect(await heldFrom()).toEqual([SINCE_IT_LEFT]);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#handover-guard
  test("stays held beyond its agreed return when nobody marks it as active", async () => {
    const { id } = await leavesEarly();
    setClock("2026-12-15T09:00:00Z");
    await extendLateHolds(application.context);
    const [during = ""] = await heldFrom();
    expect(during).toMatch(/^\["2026-12-06 09:00:00\+00","2026-12-15 /);
    const later = await createBookingInStatus(application, "confirmed", {
      pickupDate: "2026-12-15",
      pickupTime: "11:00",
      returnDate: "2026-12-17",
    });
    expect((await staffApi.get(`/${later.id}`)).unit).toBe(2);
    expect((await undoPickup(id)).status).toBe(200);
    expect(await heldFrom()).toContain(AGREED);
  });

  // Rule: product.md#handover-guard
  test("can be returned even if nobody marked it as active", async () => {
    const { id } = await leavesEarly();
    await createBookingInStatus(application, "requested", {
      pickupDate: "2026-12-13",
      pickupTime: "18:00",
      returnDate: "2026-12-15",
    });
    setClock("2026-12-13T18:00:00Z");
    expect((await staffApi.patch(id, { status: "active" })).status).toBe(200);
    const back = { kilometres: 12_600, fuel_percent: 50 };
    expect((await staffApi.call("PUT", `/${id}/handovers/return`, back)).status).toBe(200);
    expect((await staffApi.patch(id, { status: "completed" })).status).toBe(200);
    expect(await staffApi.get(`/${id}`)).toMatchObject({
      collected_at: "2026-12-06T09:00:00.000Z",
      returned_at: "2026-12-13T18:00:00.000Z",
    });
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#handover-guard
  test("blocks a second pickup of its unit until it is back", async () => {
    const { reference } = await leavesEarly();
    const next = await createBookingInStatus(application, "confirmed", {
      pickupDate: "2026-12-15",
      returnDate: "2026-12-17",
    });
    setClock("2026-12-15T09:00:00Z");
    const refused = await recordPickup(next.id);
    expect([refused.status, (await refused.json()).detail]).toEqual([
      409,
      `L'unità 1 è ancora fuori con ${reference}: registra prima il suo rientro, o dai a questa prenotazione un'altra unità.`,
    ]);
  });
});

describe("a pickup recorded by mistake", () => {
  // Rule: product.md#handover "A pickup that"
  test("is undone with a reason: the booking can change again, the counter is restored and the audit log has an entry", async () => {
    const { id, reference } = await confirmedOn();
    await application.context.db.execute(sql`update units set kilometres = 9000`);
    await recordPickup(id, 12_000);
    expect(await kilometresOf(1)).toBe(12_000);
    const undone = await undoPickup(id);
    expect([undone.status, await undone.json()]).toMatchObject([
      200,
      { reference, handovers: [], may_change: "whole" },
    ]);
    expect(await kilometresOf(1)).toBe(9000);
    expect(await staffApi.get(`/${id}/events`)).toContainEqual(
      expect.objectContaining({
        kind: "handover",
        note: "Consegna annullata: Consegna di un'altra prenotazione",
        actor_email: clerk.email,
      }),
    );
    const [entry] = await queryRows(
      application.context,
      sql`select action, before ->> 'kilometres' as kilometres, after ->> 'reason' as reason from audit_log
          where entity_id = ${id} and action = 'undo-handover'`,
    );
    expect(entry).toEqual({ action: "undo-handover", kilometres: "12000", ...REASON });
    expect((await moveUnit(id, 2)).status).toBe(200);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#handover
  test("does not restore a counter that changed since", async () => {
    const { id } = await confirmedOn();
    await recordPickup(id, 12_000);
    await application.context.db.execute(sql`update units set kilometres = 12_400 where kilometres = 12_000`);
    expect((await undoPickup(id)).status).toBe(200);
    expect(await kilometresOf(1)).toBe(12_400);
  });

  // Rule: product.md#handover "A pickup that"
  test.each([
    ["without a reason", "confirmed", {}, 422],
    ["with an empty reason", "confirmed", { reason: " " }, 422],
    ["with a stale version", "confirmed", { ...REASON, version: 7 }, 409],
    ["of a booking in progress", "active", REASON, 409],
    ["of an ended booking", "completed", REASON, 409],
  ] as const)("cannot be undone %s", async (_name, status, body, answer) => {
    const { id } = await confirmedOn();
    await recordPickup(id);
    await application.context.db.execute(sql`update bookings set status = ${status} where id = ${id}`);
    const refused = await undoPickup(id, body);
    expect(refused.status).toBe(answer);
    if (answer === 422)
      expect((await refused.json()).errors).toEqual([{ path: "reason", message: "Scrivi il motivo." }]);
    expect((await staffApi.get(`/${id}`)).handovers).toHaveLength(1);
  });

  // Rule: product.md#handover "A pickup that"
  test("can be undone once", async () => {
    const { id } = await confirmedOn();
    await recordPickup(id);
    const answers = await Promise.all([undoPickup(id), undoPickup(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("the database", () => {
  // Rule: product.md#fleet-timeline
  test("refuses another unit for a rental that has left, by update and by a second hold", async () => {
    for (const leave of Object.values(DEPARTED_BOOKINGS)) {
      const { id } = await leave();
      const { db } = application.context;
      const refused = { cause: { code: "23514", constraint: "unit_holds_handed_over" } };
      await expect(db.execute(sql`update unit_holds set unit = 2 where booking_id = ${id}`)).rejects.toMatchObject(
        refused,
      );
      await db.execute(sql`update unit_holds set released_at = now() where booking_id = ${id}`);
      const insert = sql`insert into unit_holds (vehicle_id, unit, during, kind, booking_id)
        select vehicle_id, 2, during, kind, booking_id from unit_holds where booking_id = ${id}`;
      await expect(db.execute(insert)).rejects.toMatchObject(refused);
      await deleteBookings(application.context);
      setClock("2026-11-21T09:00:00Z");
    }
  });

  // Rule: product.md#fleet-timeline
  test.runIf(inject("testDatabase") === "postgres").each<[string, (id: string) => Promise<unknown>, unknown]>([
    ["by the hold", (id) => moveUnit(id, 2), { status: "fulfilled", value: { status: 409 } }],
    [
      "by a statement of its own",
      (id) => application.context.db.execute(sql`update unit_holds set unit = 2 where booking_id = ${id}`),
      { status: "rejected", reason: { cause: { constraint: "unit_holds_handed_over" } } },
    ],
  ])("makes a move %s wait while another process records the pickup", async (_way, move, outcome) => {
    const { id } = await confirmedOn();
    const { db } = application.context;
    const [locked, recorded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const recording = db.transaction(async (tx) => {
      await lockBooking(tx, { id });
      locked.resolve();
      await recorded.promise;
      const [held] = await queryRows<{ vehicleId: string; unit: number }>(
        application.context,
        sql`select vehicle_id as "vehicleId", unit from unit_holds where booking_id = ${id}`,
      );
      const leg = { bookingId: id, vehicleName: "Ferrari 296 GTB", startedAt: application.context.clock() };
      const bookingUnitId = await startLeg(tx, {
        ...leg,
        vehicleId: held?.vehicleId ?? null,
        unit: held?.unit ?? null,
      });
      const record = { kind: "pickup", kilometres: 1, fuelPercent: 1, recordedBy: clerk.userId } as const;
      await insertHandover(tx, { ...record, bookingId: id, bookingUnitId });
    });
    await locked.promise;
    const moving = Promise.allSettled([move(id)]);
    const waiting = sql`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect
      .poll(() => queryRows(application.context, waiting), { timeout: PATIENCE_MS })
      .toEqual([{ waiting: 1 }]);
    recorded.resolve();
    await recording;
    expect(await moving).toMatchObject([outcome]);
    expect((await readActiveHolds(application.context, CAR)).map(({ unit }) => unit)).toEqual([1]);
  });
});
