// Rule: product.md#delivery
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, inject, test } from "vitest";
import { addDays } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { cancelBooking } from "#server/services/bookings/record/private-booking.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings, queryRows, readActiveHolds, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const ON_POSTGRES = inject("testDatabase") === "postgres";
/** PGlite needs only few runs: it runs one statement at a time, so there are no races. */
const RUNS = ON_POSTGRES ? 12 : 3;
const application = setUpTestApplication({ poolSize: 8 });
let context: AppContext;
beforeAll(() => {
  context = application.context;
});

const place = fc.constantFrom("Milano", "Nizza", "Zurigo", "Francoforte", "aeroporto-milano-malpensa");
const selection = fc.record({
  pickupCity: place,
  returnCity: place,
  day: fc.integer({ min: 0, max: 14 }),
  hour: fc.integer({ min: 0, max: 23 }),
  days: fc.integer({ min: 1, max: 4 }),
  cancelled: fc.boolean(),
});

test("under concurrent requests, a unit always has time to drive from one renter to the next", async () => {
  await setUnitCount(context, CAR, 2);
  await fc.assert(
    fc.asyncProperty(fc.array(selection, { minLength: 2, maxLength: 9 }), async (selections) => {
      await deleteBookings(context);
      const outcomes = await Promise.allSettled(
        selections.map(async ({ pickupCity, returnCity, day, hour, days, cancelled }) => {
          const time = `${String(hour).padStart(2, "0")}:00`;
          const pickupDate = addDays("2026-12-01", day);
          const period = { pickupDate, pickupTime: time, returnDate: addDays(pickupDate, days), returnTime: time };
          const request = bookingRequest({ pickupCity, returnCity, ...period });
          const { token } = await requestBooking(context, { body: request });
          if (cancelled) await cancelBooking(context, { token });
        }),
      );
      for (const outcome of outcomes) {
        if (outcome.status === "rejected" && !(outcome.reason instanceof ServiceError)) throw outcome.reason;
        if (outcome.status === "rejected") expect(outcome.reason.kind).toBe("conflict");
      }
      expect(await withoutDriveTimeBetween()).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

/** Returns pairs of open bookings of one unit of which the second leaves before the unit is back and ready after the first. */
const withoutDriveTimeBetween = () =>
  queryRows(
    context,
    sql`select earlier.reference, later.reference from bookings earlier
      join unit_holds before on before.booking_id = earlier.id and before.released_at is null
      join unit_holds after on after.vehicle_id = before.vehicle_id and after.unit = before.unit and after.released_at is null
      join bookings later on later.id = after.booking_id and later.pickup_at >= earlier.pickup_at and later.id <> earlier.id
      join vehicles on vehicles.id = earlier.vehicle_id
      where later.pickup_at - make_interval(mins => later.transfer_out_minutes)
        < earlier.return_at + make_interval(hours => vehicles.turnaround_hours, mins => earlier.transfer_back_minutes)`,
  );

/**
 * FIRST ends in Nizza at 10:00, and SECOND starts there in the evening. After the turnaround of six hours, only four hours are left for transfers of
 * eight hours.
 */
const FIRST = bookingRequest({ pickupDate: "2026-12-10", returnDate: "2026-12-13", returnCity: "Nizza" });
const SECOND = bookingRequest({
  pickupCity: "Nizza",
  returnCity: "Nizza",
  pickupDate: "2026-12-13",
  pickupTime: "20:00",
  returnDate: "2026-12-15",
});

test("refuses a pickup in Nizza before a car returned there could drive home first", async () => {
  await setUnitCount(context, CAR, 1);
  await deleteBookings(context);
  await requestBooking(context, { body: FIRST });
  await expect(requestBooking(context, { body: SECOND })).rejects.toThrow("Non più disponibile per queste date");
  const afterwards = { ...SECOND, pickupDate: "2026-12-14", pickupTime: "00:00" };
  await expect(requestBooking(context, { body: afterwards })).resolves.toMatchObject({
    booking: { reference: expect.any(String) },
  });
});

test.runIf(ON_POSTGRES)(
  "accepts one of forty simultaneous requests for a unit without time to drive between them",
  async () => {
    await setUnitCount(context, CAR, 1);
    await deleteBookings(context);
    const requests = Array.from({ length: 40 }, (_, at) => (at % 2 ? FIRST : SECOND));
    const outcomes = await Promise.allSettled(requests.map((request) => requestBooking(context, { body: request })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await readActiveHolds(context, CAR)).toHaveLength(1);
  },
);
