import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { ServiceError } from "#server/errors.ts";
import { extendLateHolds, notifyOverdue } from "#server/services/bookings/booking-jobs.ts";
import { readAvailability } from "#server/services/bookings/offer/read-availability.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readActiveHolds, readQueuedMails, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const TURNAROUND_HOURS = 6;
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, clerk);
afterEach(async () => {
  application.context.clock = () => NOW;
  await deleteBookings(application.context);
  await setUnitCount(application.context, CAR, 1);
});

const NOW = new Date("2026-11-21T09:00:00Z");
/** Sets the application's clock. */
const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};

/** Creates a rental from 10 to 13 December whose car left on time. */
async function createActiveRental() {
  const { booking } = await requestBooking(application.context, { body: bookingRequest() });
  await staffApi.patch(booking.id, { status: "confirmed" });
  setClock("2026-12-10T09:00:00Z");
  const response = await staffApi.patch(booking.id, { status: "active" });
  expect(response.status).toBe(200);
  return booking;
}

/** Returns the calendar's holds from 13 to 15 December, earliest first. */
const onCalendar = async () => {
  const answer = await application.app.request("/api/unit_holds?from=2026-12-13&to=2026-12-15", clerk);
  const holds: { starts_at: string }[] = await answer.json();
  return holds.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
};

const requested = (pickupDate: string, returnDate: string, pickupTime = "10:00") =>
  requestBooking(application.context, { body: bookingRequest({ pickupDate, returnDate, pickupTime }) });

describe("a car that has not come back", () => {
  // Rule: product.md#late-returns
  test("cannot be booked the next morning, although its hold ended and its return is not recorded", async () => {
    await createActiveRental();
    // The hold ended six hours after the return on 13 December, 10:00. On the 14th no return is recorded, and no job has run.
    setClock("2026-12-14T07:00:00Z");
    await expect(requested("2026-12-14", "2026-12-16", "12:00")).rejects.toThrow("Non più disponibile per queste date");
    expect(await readActiveHolds(application.context, CAR)).toHaveLength(1);
  });

  // Rule: product.md#late-returns
  test("is free from now plus turnaround in request, calendar and search", async () => {
    await createActiveRental();
    setClock("2026-12-14T07:00:00Z");
    const { days } = await readAvailability(application.context, {
      vehicle: CAR,
      from: "2026-12-14",
      to: "2026-12-15",
    });
    expect(days).toMatchObject([
      { date: "2026-12-14", free: 0, partly: 1 },
      { date: "2026-12-15", free: 1, partly: 0 },
    ]);
    const found = async (pickupTime: string) => {
      const query = new URLSearchParams({
        pickupCity: "Milano",
        pickupDate: "2026-12-14",
        returnDate: "2026-12-16",
        pickupTime,
      });
      const criteria = parseSearch(query);
      const { searchResults } = await exploreCatalogue(
        application.context,
        { criteria, page: null, userAgent: "" },
        wordsOf("it"),
      );
      return searchResults.service === "auto" && searchResults.results.some(({ vehicle }) => vehicle.slug === CAR);
    };
    expect([await found("13:30"), await found("14:00")]).toEqual([false, true]);
    await expect(requested("2026-12-14", "2026-12-16", "13:30")).rejects.toThrow(ServiceError);
    await requested("2026-12-14", "2026-12-16", "14:00");
  });

  // Rule: product.md#late-returns
  test("is held by the database constraint after the job has run", async () => {
    await createActiveRental();
    setClock("2026-12-14T07:00:00Z");
    expect(await extendLateHolds(application.context)).toBe(1);
    const [held] = await readActiveHolds(application.context, CAR);
    expect(held?.during).toBe('["2026-12-10 09:00:00+00","2026-12-14 13:00:00+00")');
    const insert = sql`insert into unit_holds (vehicle_id, unit, during, kind)
      select id, 1, tstzrange('2026-12-14T12:00Z', '2026-12-14T14:00Z'), 'maintenance' from vehicles where slug = ${CAR}`;
    await expect(application.context.db.execute(insert)).rejects.toMatchObject({ cause: { code: "23P01" } });
  });

  // Rule: product.md#fleet-timeline
  // Rule: product.md#late-returns "Another booking or"
  test("endangers the next booking, which is offered another unit", async () => {
    await setUnitCount(application.context, CAR, 2);
    const late = await createActiveRental();
    await application.context.db.execute(sql`update unit_holds set unit = 1 where booking_id = ${late.id}`);
    setClock("2026-12-11T09:00:00Z");
    const { booking: next } = await requested("2026-12-13", "2026-12-15", "17:00");
    await staffApi.patch(next.id, { status: "confirmed" });
    const unit = async () => (await staffApi.get(`/${next.id}`)).unit;
    await application.context.db.execute(sql`update unit_holds set unit = 1 where booking_id = ${next.id}`);
    expect(await staffApi.get(`/${next.id}`)).toMatchObject({ unit: 1, endangered_by: null });
    setClock("2026-12-13T13:00:00Z");
    await extendLateHolds(application.context);
    expect(await staffApi.get(`/${next.id}`)).toMatchObject({
      endangered_by: { booking_id: late.id, reference: late.reference, ready_at: "2026-12-13T19:00:00.000Z" },
      free_units: [2],
    });
    expect(await staffApi.get(`/${late.id}`)).toMatchObject({
      overdue: { kind: "return", since: "2026-12-13T09:00:00.000Z" },
      endangers: { booking_id: next.id, pickup_at: "2026-12-13T16:00:00.000Z" },
    });
    expect(await unit()).toBe(1);
    expect(await onCalendar()).toMatchObject([
      { reference: late.reference, late: true, back_at: "2026-12-13T13:00:00.000Z", endangered_by: null },
      { reference: next.reference, late: false, back_at: next.return.at.toISOString(), endangered_by: late.reference },
    ]);
  });

  // Rule: product.md#late-returns "Another booking or"
  test("stays held behind the next booking's time", async () => {
    const late = await createActiveRental();
    setClock("2026-12-11T09:00:00Z");
    const { booking: next } = await requested("2026-12-13", "2026-12-14", "16:30");
    await staffApi.patch(next.id, { status: "confirmed" });
    setClock("2026-12-15T09:00:00Z");
    await extendLateHolds(application.context);
    const held = await queryRows<{ during: string; own: boolean }>(
      application.context,
      sql`select during::text, booking_id = ${late.id} as own from unit_holds where released_at is null order by during`,
    );
    expect(held).toEqual([
      { during: '["2026-12-10 09:00:00+00","2026-12-13 15:30:00+00")', own: true },
      { during: '["2026-12-13 15:30:00+00","2026-12-14 15:00:00+00")', own: false },
      { during: '["2026-12-14 15:00:00+00","2026-12-15 15:00:00+00")', own: true },
    ]);
  });

  // Rule: product.md#late-returns "The expected return"
  test("is held until the expected return, and free when it is back", async () => {
    const late = await createActiveRental();
    setClock("2026-12-13T12:00:00Z");
    const expected = await staffApi.call("POST", `/${late.id}/expected-return`, { date: "2026-12-15", time: "10:00" });
    expect([expected.status, (await expected.json()).expected_return_at]).toEqual([200, "2026-12-15T09:00:00.000Z"]);
    await expect(requested("2026-12-15", "2026-12-17", "15:30")).rejects.toThrow(ServiceError);
    await staffApi.patch(late.id, { status: "completed" });
    setClock("2026-12-13T12:01:00Z");
    await requested("2026-12-13", "2026-12-17", "19:30");
  });

  test.each([
    ["an hour that has passed", { date: "2026-12-13", time: "12:00" }, 422, "Questa ora è già passata."],
    [
      "a day too far ahead",
      { date: "2027-02-01", time: "10:00" },
      422,
      "Al massimo fra 30 giorni: oltre, cambia le date.",
    ],
  ])("cannot be expected at %s", async (_case, moment, status, message) => {
    const late = await createActiveRental();
    setClock("2026-12-13T12:00:00Z");
    const response = await staffApi.call("POST", `/${late.id}/expected-return`, moment);
    expect([response.status, (await response.json()).errors]).toEqual([status, [{ path: "date", message }]]);
  });
});

// Rule: product.md#overdue "return not recorded"
describe("staff get one alert, half an hour after something became late", () => {
  // Rule: product.md#overdue "return not recorded"
  test("for a return", async () => {
    const { reference } = await createActiveRental();
    await application.context.db.execute(sql`delete from pgboss.job`);
    setClock("2026-12-13T08:59:00Z");
    expect(await notifyOverdue(application.context)).toBe(1);
    expect(await readQueuedMails(application.context, reference)).toEqual(["staff-overdue-handover"]);
    setClock("2026-12-13T09:30:00Z");
    expect([await notifyOverdue(application.context), await notifyOverdue(application.context)]).toEqual([1, 0]);
    expect(await readQueuedMails(application.context, reference)).toEqual([
      "staff-overdue-handover",
      "staff-overdue-return",
    ]);
  });

  // Rule: product.md#overdue "handover missing"
  test("for a missing handover record, once there was time to write it", async () => {
    const id = (await createActiveRental()).id;
    const overdue = async () => (await staffApi.get(`/${id}`)).overdue;
    setClock("2026-12-10T09:29:00Z");
    expect([await overdue(), await staffApi.get("?overdue=true")]).toEqual([null, []]);
    setClock("2026-12-10T09:30:00Z");
    expect(await overdue()).toEqual({ kind: "handover", since: "2026-12-10T09:00:00.000Z" });
    setClock("2026-12-13T08:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    expect(await overdue()).toBeNull();
    setClock("2026-12-13T08:30:00Z");
    expect(await overdue()).toEqual({ kind: "handover", since: "2026-12-13T08:00:00.000Z" });
  });

  // Rule: product.md#overdue "return not recorded"
  test("for a pickup, and overdue bookings have a list of their own", async () => {
    const { booking } = await requested("2026-12-10", "2026-12-13");
    await staffApi.patch(booking.id, { status: "confirmed" });
    await application.context.db.execute(sql`delete from pgboss.job`);
    setClock("2026-12-10T09:31:00Z");
    expect(await notifyOverdue(application.context)).toBe(1);
    expect(await readQueuedMails(application.context, booking.reference)).toEqual(["staff-overdue-pickup"]);
    const list = await staffApi.get("?overdue=true");
    expect(list).toMatchObject([{ id: booking.id, overdue: { kind: "pickup", since: "2026-12-10T09:00:00.000Z" } }]);
    setClock("2026-12-09T09:00:00Z");
    expect(await staffApi.get("?overdue=true")).toEqual([]);
  });
});

const RUNS = 10;

// Rule: product.md#late-returns
test("with any delays and clock changes, no holds overlap and no booking gets a car that cannot be ready", async () => {
  const hours = fc.integer({ min: 0, max: 96 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2 }),
      fc.array(fc.record({ lateBy: hours, askedIn: hours, job: fc.boolean() }), { minLength: 1, maxLength: 5 }),
      async (units, steps) => {
        setClock(NOW.toISOString());
        await deleteBookings(application.context);
        await setUnitCount(application.context, CAR, units);
        await createActiveRental();
        let now = new Date("2026-12-13T09:00:00Z").getTime();
        for (const { lateBy, askedIn, job } of steps) {
          now += lateBy * HOUR_MS;
          setClock(new Date(now).toISOString());
          const work = job ? [extendLateHolds(application.context)] : [];
          const pickup = new Date(
            Math.ceil((now + askedIn * HOUR_MS) / HOUR_MS) * HOUR_MS + 24 * HOUR_MS,
          ).toISOString();
          const [pickupDate = "", time = ""] = pickup.split("T");
          const returned = new Date(Date.parse(pickup) + 48 * HOUR_MS).toISOString().slice(0, 10);
          const asked = Array.from({ length: units + 1 }, () => requested(pickupDate, returned, time.slice(0, 5)));
          const outcomes = await Promise.allSettled([...asked, ...work]);
          for (const outcome of outcomes) {
            if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ kind: "conflict" });
          }
        }
        await extendLateHolds(application.context);
        const wrong = await queryRows(
          application.context,
          sql`select 1 from unit_holds a join unit_holds b on a.vehicle_id = b.vehicle_id and a.unit = b.unit and a.id < b.id
              where a.during && b.during and a.released_at is null and b.released_at is null
              union all
              select 1 from unit_holds late join unit_holds taken on taken.vehicle_id = late.vehicle_id and taken.unit = late.unit
              where late.out_since is not null and taken.booking_id <> late.booking_id
                and lower(taken.during) < taken.created_at + make_interval(hours => ${TURNAROUND_HOURS})`,
        );
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
});
