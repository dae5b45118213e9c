import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { AppContext } from "#server/context.ts";
import { bookings } from "#server/db/schema.ts";
import { notifyOverdue, releaseExpiredHolds } from "#server/services/bookings/booking-jobs.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { sendReplyAlerts } from "#server/services/enquiries/send-reply-alerts.ts";
import { requestReviews } from "#server/services/reviews/reviews.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings, queryRows, withClockAt } from "#test/stored-bookings.ts";

/** A number of rows that needs more than two batches. */
const MANY = 201;
const RETURNED = "2026-12-13T09:00:00Z";

const application = setUpTestApplication();
let context: AppContext;
beforeAll(() => {
  context = application.context;
});
afterEach(async () => {
  await context.db.execute(sql`delete from reviews where booking_id is not null`);
  await deleteBookings(context);
});

/** Stores `MANY` copies of a booking without holds; returns the first id. */
async function manyBookings(changes: ReturnType<typeof sql>): Promise<string> {
  const { booking } = await requestBooking(context, { body: bookingRequest() });
  const [row] = await context.db.select().from(bookings);
  if (!row) throw new Error("The booking is not stored");
  const copies = Array.from({ length: MANY - 1 }, (_one, number) => ({
    ...row,
    id: randomUUID(),
    reference: `VL-${number}`,
    idempotencyKey: `key-${number}`,
    manageTokenHash: `hash-${number}`,
  }));
  await context.db.insert(bookings).values(copies);
  await context.db.execute(sql`update bookings set ${changes}`);
  await context.db.execute(sql`delete from pgboss.job`);
  return booking.id;
}

/** Returns a context whose job queue refuses jobs about one booking. */
const refusing = (id: string, now: string) => {
  const error = vi.spyOn(context.logger, "error").mockImplementation(() => {});
  const enqueue: AppContext["jobs"]["enqueue"] = async (tx, name, payload, startAfter) => {
    if (JSON.stringify(payload).includes(id)) {
      await tx.execute(sql`select 1 / 0`);
    }
    await context.jobs.enqueue(tx, name, payload, startAfter);
  };
  return { ctx: { ...withClockAt(context, now), jobs: { ...context.jobs, enqueue } }, error };
};

// Rule: product.md#booking-states
test.each([
  [
    "review requests are sent",
    requestReviews,
    sql`status = 'completed', returned_at = ${RETURNED}`,
    "2026-12-14T10:00:00Z",
  ],
  [
    "reply alerts are sent",
    sendReplyAlerts,
    sql`hold_expires_at = created_at + interval '24 hours'`,
    "2026-11-21T10:40:00Z",
  ],
  ["overdue alerts are sent", notifyOverdue, sql`status = 'confirmed'`, "2026-12-10T10:00:00Z"],
])("%s in several batches, and a failed item does not stop the others", async (_what, work, changes, now) => {
  const failing = await manyBookings(changes);
  const { ctx, error } = refusing(failing, now);
  expect(await work(ctx)).toBe(MANY - 1);
  expect(error.mock.calls).toEqual([[expect.objectContaining({ id: failing }), expect.stringMatching(/failed$/)]]);
  error.mockRestore();
  expect(await work(withClockAt(context, now))).toBe(1);
  expect(await work(withClockAt(context, now))).toBe(0);
});

test("releases all holds past their undo time, in several batches", async () => {
  await manyBookings(sql`status = 'declined'`);
  await context.db.execute(sql`delete from unit_holds`);
  await context.db.execute(sql`
    insert into unit_holds (vehicle_id, unit, during, kind, booking_id, releases_at)
    select vehicle_id, 1, tstzrange(now() + number * interval '1 day', now() + number * interval '1 day' + interval '1 hour'), 'booking', id, '2026-11-21T09:01:00Z'
    from (select *, row_number() over () as number from bookings) numbered`);
  await releaseExpiredHolds(withClockAt(context, "2026-11-21T09:02:00Z"));
  expect(await queryRows(context, sql`select count(*)::int as held from unit_holds where released_at is null`)).toEqual(
    [{ held: 0 }],
  );
});
