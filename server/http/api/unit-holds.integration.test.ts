// Rule: product.md#maintenance-blocks
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi, callerOf, signInAs } from "#test/staff.ts";
import { deleteBookings, queryRows, readActiveHolds, readQueuedMails, setUnitCount } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const CAR = "ferrari-296-gtb";

const application = setUpTestApplication({ clock: () => now });
const keeper = setUpSignedInUser(application, "customer_service");
let vehicleId: string;
let now = TEST_NOW;
beforeAll(async () => {
  const [car] = await queryRows<{ id: string }>(application.context, sql`select id from vehicles where slug = ${CAR}`);
  vehicleId = car?.id ?? "";
});
beforeEach(async () => {
  now = TEST_NOW;
  await deleteBookings(application.context);
  await setUnitCount(application.context, CAR, 2);
});

const call = callerOf(application, keeper);
/** 24 November 08:00 to 26 November 18:00 on unit 1. */
const block = (changes: object = {}) => ({
  vehicle_id: vehicleId,
  unit: 1,
  from_date: "2026-11-24",
  from_time: "08:00",
  to_date: "2026-11-26",
  to_time: "18:00",
  note: "Freni",
  ...changes,
});
const post = (changes: object = {}) => call("POST", "/api/unit_holds", block(changes));
const posted = async (changes: object = {}) => (await post(changes)).json();
const patch = (id: string, body: object, who = keeper) => call("PATCH", `/api/unit_holds/${id}`, body, who);
const list = async (query = "from=2026-11-01&to=2026-12-31") => (await call("GET", `/api/unit_holds?${query}`)).json();
/** A booking of the car from 10 to 13 December, with its hold. */
async function book(changes: object = {}) {
  const { reference } = await (
    await callApi(application, null, "POST", "/api/bookings", bookingRequest(changes))
  ).json();
  const rows = await list();
  return rows.find((row: { reference: string }) => row.reference === reference);
}

describe("POST /api/unit_holds", () => {
  test("blocks a unit in the time zone of the car's city", async () => {
    const response = await post();
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      vehicle_id: vehicleId,
      unit: 1,
      kind: "maintenance",
      starts_at: "2026-11-24T07:00:00.000Z",
      ends_at: "2026-11-26T17:00:00.000Z",
      time_zone: "Europe/Rome",
      from_date: "2026-11-24",
      from_time: "08:00",
      note: "Freni",
      booking_id: null,
      version: 1,
    });
  });

  test("is an hour longer across the end of daylight saving time", async () => {
    const row = await posted({ from_date: "2027-10-30", to_date: "2027-10-31", from_time: "12:00", to_time: "12:00" });
    expect(Date.parse(row.ends_at) - Date.parse(row.starts_at)).toBe(25 * HOUR_MS);
  });

  test("is refused where another block or a booking holds the unit, and names it", async () => {
    await posted();
    const second = await post({ from_date: "2026-11-26", from_time: "17:59", to_date: "2026-11-28" });
    expect(second.status).toBe(409);
    expect((await second.json()).detail).toBe(
      "L'unità 1 è già occupata: Freni, dal 24 nov alle 08:00 al 26 nov alle 18:00.",
    );
    const booked = await book();
    const third = await post({ from_date: "2026-12-12", to_date: "2026-12-20" });
    expect((await third.json()).detail).toBe(
      // The hold includes the turnaround of six hours after the return.
      `L'unità 1 è già occupata: ${booked.reference}, Ada Prova, dal 10 dic alle 10:00 al 13 dic alle 16:00.`,
    );
  });

  test("is refused on a unit that the car does not have, and lists those it has", async () => {
    const refused = await post({ unit: 9 });
    const message = "Ferrari 296 GTB ha le unità 1, 2.";
    expect([refused.status, (await refused.json()).errors]).toEqual([422, [{ path: "unit", message }]]);
  });

  test("may begin when another ends, and overlap one on the other unit", async () => {
    await posted();
    expect((await post({ from_date: "2026-11-26", from_time: "18:00", to_date: "2026-11-28" })).status).toBe(201);
    expect((await post({ unit: 2 })).status).toBe(201);
  });

  test("only one of ten concurrent ones succeeds", async () => {
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => post()))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(409)]);
    expect(await readActiveHolds(application.context, CAR)).toHaveLength(1);
  });

  test("is not prevented by an expired request, even before the job has stored its expiry", async () => {
    await setUnitCount(application.context, CAR, 1);
    const booked = await book({ pickupDate: "2026-11-24", returnDate: "2026-11-26" });
    expect((await post()).status).toBe(409);
    // Mark the mail as sent: as long as the request's mail is queued, its hold does not expire.
    await application.context.db.execute(sql`update pgboss.job set state = 'completed', completed_on = now()`);
    now = new Date(TEST_NOW.getTime() + 25 * HOUR_MS);
    expect(await list()).toEqual([]);
    expect((await post()).status).toBe(201);
    const [row] = await queryRows(
      application.context,
      sql`select status from bookings where reference = ${booked.reference}`,
    );
    expect(row).toEqual({ status: "expired" });
    expect(await readQueuedMails(application.context, booked.reference)).toContain("expired");
  });

  test("removes the unit from what renters are offered, at the next page view", async () => {
    await setUnitCount(application.context, CAR, 1);
    const generation = application.context.pages.generation;
    await posted();
    expect(application.context.pages.generation).toBe(generation + 1);
    const asked = `/api/availability?vehicle=${CAR}&from=2026-11-23&to=2026-11-27`;
    const { days } = await (await callApi(application, null, "GET", asked)).json();
    expect(days.map(({ free }: { free: number }) => free)).toEqual([1, 0, 0, 0, 1]);
    const refused = bookingRequest({ pickupDate: "2026-11-25", returnDate: "2026-11-27" });
    expect((await callApi(application, null, "POST", "/api/bookings", refused)).status).toBe(409);
  });

  test.each([
    ["a unit the car does not have", { unit: 3 }, "unit"],
    ["a car that is none", { vehicle_id: "00000000-0000-4000-8000-000000000000" }, "vehicle_id"],
    ["an end before the beginning", { to_date: "2026-11-20" }, "to_date"],
    ["a note without end", { note: "x".repeat(301) }, "note"],
  ])("refuses %s with a field error", async (_name, changes, path) => {
    const response = await post(changes);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe(path);
  });
});

describe("PATCH /api/unit_holds/{id}", () => {
  test("moves, resizes and annotates a block; other fields stay", async () => {
    const { id, version } = await posted();
    const moved = await patch(id, { unit: 2, from_date: "2026-11-25", to_date: "2026-11-27", version });
    expect(await moved.json()).toMatchObject({
      unit: 2,
      starts_at: "2026-11-25T07:00:00.000Z",
      ends_at: "2026-11-27T17:00:00.000Z",
      note: "Freni",
      version: 2,
    });
    expect(await (await patch(id, { note: "" })).json()).toMatchObject({ note: null, unit: 2 });
  });

  test("is refused where the unit is held, and leaves the block unchanged", async () => {
    await posted({ unit: 2 });
    const { id } = await posted();
    const refused = await patch(id, { unit: 2 });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toContain("L'unità 2 è già occupata: Freni");
    expect((await list()).find((row: { id: string }) => row.id === id)).toMatchObject({ unit: 1, version: 1 });
  });

  test("tells the second of two editors who was first", async () => {
    const { id, version } = await posted();
    const other = await signInAs(application, "admin");
    await patch(id, { note: "Gomme", version }, other);
    const second = await patch(id, { note: "Freni e gomme", version });
    expect(second.status).toBe(409);
    expect((await second.json()).detail).toContain(`Modificato da ${other.email}`);
  });

  test.each([
    [{ unit: 3 }, "unit"],
    [{ to_date: "2026-11-20" }, "to_date"],
    [{ from_time: "25:00" }, "from_time"],
  ])("refuses %j with a field error", async (body, path) => {
    const { id } = await posted();
    const response = await patch(id, body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe(path);
  });

  test("gives a booking another free unit, records that in its history, and never changes its dates", async () => {
    const booked = await book();
    expect(booked).toMatchObject({ unit: 1, kind: "booking", status: "requested", renter: "Ada Prova" });
    expect(booked.returns_at).toBe("2026-12-13T09:00:00.000Z");
    expect(booked.ends_at).toBe("2026-12-13T15:00:00.000Z");
    expect(await (await patch(booked.id, { unit: 2, version: 1 })).json()).toMatchObject({ unit: 2, version: 2 });
    const events = await queryRows(
      application.context,
      sql`select kind, status, actor, note from booking_events where booking_id = ${booked.booking_id} and kind <> 'move'`,
    );
    expect(events).toEqual([{ kind: "change", status: "requested", actor: keeper.userId, note: "Unità 1 → 2" }]);
    const refused = await patch(booked.id, { from_date: "2026-12-11" });
    expect(refused.status).toBe(422);
    expect((await refused.json()).detail).toBe("Le date di una prenotazione si cambiano nella prenotazione.");
  });

  test("does not move a car that is out onto the unit of another that is out, even with disjoint dates", async () => {
    const late = await book();
    const dates = { pickupDate: "2026-12-20", returnDate: "2026-12-23" };
    const other = await book(dates);
    expect((await patch(other.id, { unit: 2, other_colour: true })).status).toBe(200);
    await queryRows(application.context, sql`update unit_holds set out_since = ${now.toISOString()}::timestamptz`);
    const refused = await patch(other.id, { unit: late.unit, other_colour: true });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe(
      `L'unità 1 è ancora fuori con ${late.reference}: registra prima il suo rientro.`,
    );
    expect((await list()).find(({ id }: { id: string }) => id === other.id).unit).toBe(2);
  });

  test("does not move a booking onto a blocked unit", async () => {
    const booked = await book();
    await posted({ unit: 2, from_date: "2026-12-13", from_time: "15:00", to_date: "2026-12-14" });
    expect((await patch(booked.id, { unit: 2 })).status).toBe(409);
  });
});

test("a completed rental keeps the unit it used", async () => {
  const hold = await book();
  await application.context.db.execute(sql`update bookings set status = 'completed' where id = ${hold.booking_id}`);
  const refused = await patch(hold.id, { unit: 2, other_colour: true });
  expect([refused.status, (await refused.json()).detail]).toEqual([
    409,
    "Una prenotazione «Conclusa» non si può più cambiare.",
  ]);
});

describe("DELETE /api/unit_holds/{id}", () => {
  test("frees the unit of a block, once", async () => {
    const { id } = await posted();
    expect((await call("DELETE", `/api/unit_holds/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await post()).status).toBe(201);
    expect((await call("DELETE", `/api/unit_holds/${id}`)).status).toBe(404);
    expect((await patch(id, { unit: 2 })).status).toBe(404);
  });
  test("refuses a stale version in If-Match", async () => {
    const { id } = await posted();
    await patch(id, { note: "Gomme" });
    const remove = (version: string) =>
      application.app.request(`/api/unit_holds/${id}`, {
        method: "DELETE",
        headers: { ...keeper.headers, "if-match": version },
      });
    expect((await remove('"1"')).status).toBe(409);
    expect((await remove('"2"')).status).toBe(204);
  });
  test("does not release bookings", async () => {
    const booked = await book();
    const refused = await call("DELETE", `/api/unit_holds/${booked.id}`);
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toContain("si libera annullando la prenotazione");
  });
  test.each(["not-an-id", "00000000-0000-4000-8000-000000000000"])("%s is 404", async (id) => {
    expect((await call("DELETE", `/api/unit_holds/${id}`)).status).toBe(404);
    expect((await patch(id, { unit: 1 })).status).toBe(404);
  });
});

describe("GET /api/unit_holds", () => {
  test("lists a range of days, of one city or one car", async () => {
    const { id } = await posted();
    const ids = async (query: string) => (await list(query)).map((row: { id: string }) => row.id);
    expect(await ids("from=2026-11-26&to=2026-11-26")).toEqual([id]);
    expect(await ids("from=2026-12-10&to=2026-12-20")).toEqual([]);
    expect(await ids("from=2026-11-20&to=2026-11-30&location=Milano")).toEqual([id]);
    expect(await ids("from=2026-11-20&to=2026-11-30&location=Roma")).toEqual([]);
    expect(await ids(`from=2026-11-20&to=2026-11-30&vehicle_id=${vehicleId}`)).toEqual([id]);
  });

  test("includes completed rentals until their return, but no cancelled ones", async () => {
    const done = await book();
    const { id: gone } = await book({ pickupDate: "2026-12-20", returnDate: "2026-12-22" });
    await application.context.db.execute(
      sql`update bookings set status = 'completed' where reference = ${done.reference}`,
    );
    await application.context.db.execute(
      sql`update unit_holds set released_at = '2026-12-12T12:00:00Z' where id in (${done.id}, ${gone})`,
    );
    expect(await list()).toMatchObject([{ id: done.id, status: "completed", ends_at: "2026-12-12T12:00:00.000Z" }]);
  });

  test.each([
    ["", ["from", "to"]],
    ["from=2026-11-20&to=2026-11-10", ["to"]],
    ["from=2026-11-20&to=2027-03-10", ["to"]],
    ["from=9999-01-01&to=9999-01-02", ["from", "to"]],
    ["from=2026-11-20&to=2026-11-21&vehicle_id=7", ["vehicle_id"]],
    ["from=2026-11-20&to=2026-11-21&colour=red", [""]],
  ])("refuses the query %j", async (query, paths) => {
    const response = await call("GET", `/api/unit_holds?${query}`);
    expect(response.status).toBe(422);
    expect((await response.json()).errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  });
});

test("every write is in the audit log", async () => {
  const { id } = await posted();
  await patch(id, { note: "Gomme" });
  await call("DELETE", `/api/unit_holds/${id}`);
  const log = await queryRows(
    application.context,
    sql`select action, actor from audit_log where entity = 'unit_holds' and entity_id = ${id} order by created_at, action`,
  );
  expect(log.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual(
    ["create", "delete", "update"].map((action) => ({ action, actor: keeper.userId })),
  );
});
