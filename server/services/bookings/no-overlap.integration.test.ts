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
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const UNITS = 2;
/** PGlite needs only few runs: it runs one statement at a time, so there are no races. */
const RUNS = inject("testDatabase") === "postgres" ? 12 : 3;
const application = setUpTestApplication();
let context: AppContext;
beforeAll(async () => {
  context = application.context;
  await setUnitCount(context, CAR, UNITS);
});

/** A rental of half an hour to six days within three weeks, and whether it is cancelled later. */
const selection = fc.record({
  day: fc.integer({ min: 0, max: 20 }),
  slot: fc.integer({ min: 0, max: 47 }),
  halfHours: fc.integer({ min: 1, max: 6 * 48 }),
  cancelled: fc.boolean(),
});

function request({ day, slot, halfHours }: { day: number; slot: number; halfHours: number }) {
  const clock = (slots: number) => `${String(Math.floor(slots / 2)).padStart(2, "0")}:${slots % 2 ? "30" : "00"}`;
  const end = slot + halfHours;
  return bookingRequest({
    pickupDate: addDays("2026-12-01", day),
    pickupTime: clock(slot),
    returnDate: addDays("2026-12-01", day + Math.floor(end / 48)),
    returnTime: clock(end % 48),
  });
}

// Rule: product.md#the-promise "A renter fears"
// Rule: product.md#the-promise "Staff lose money"
// Rule: product.md#unit-holds
test("under concurrent requests, no two holds of one unit overlap and there are no more bookings than units", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(selection, { minLength: 2, maxLength: 10 }), async (selections) => {
      await deleteBookings(context);
      const outcomes = await Promise.allSettled(
        selections.map(async (one) => {
          const { token } = await requestBooking(context, { body: request(one) });
          if (one.cancelled) await cancelBooking(context, { token });
        }),
      );
      for (const outcome of outcomes) {
        if (outcome.status === "rejected") {
          expect(outcome.reason).toBeInstanceOf(ServiceError);
          expect(outcome.reason.kind).toBe("conflict");
        }
      }
      expect(await findBrokenInvariants(context.db)).toEqual([]);
      const stray = await queryRows(
        context,
        sql`select 1 from unit_holds join bookings on bookings.id = unit_holds.booking_id
            where (unit_holds.released_at is null) <> (bookings.status = 'requested') or unit > ${UNITS}`,
      );
      expect(stray).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
