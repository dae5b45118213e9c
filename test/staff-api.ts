import { sql } from "drizzle-orm";
import type { BookingStatus } from "#domain/booking/states.ts";
import { requestBooking } from "#server/services/booking/request/request-booking.ts";
import type { TestApplication } from "./app.ts";
import { bookingRequest } from "./booking-request.ts";
import { callerOf, type SignedIn } from "./staff.ts";

/** A stored booking of the test's Ferrari in a state, however it would have come there; its request changed as told. */
export async function bookedIn(
  { context }: TestApplication,
  status: BookingStatus,
  changes: Parameters<typeof bookingRequest>[0] = {},
) {
  const { booking, token } = await requestBooking(context, { request: bookingRequest(changes) });
  if (status === "expired") {
    await context.db.execute(
      sql`update bookings set hold_expires_at = ${context.clock().toISOString()} where id = ${booking.id}`,
    );
  } else {
    await context.db.execute(sql`update bookings set status = ${status} where id = ${booking.id}`);
  }
  await context.db.execute(sql`delete from pgboss.job`);
  return { id: booking.id, reference: booking.reference, version: booking.version, token };
}

/** The staff's desk: the bookings API as one staff user calls it. */
export function staffApiOf(application: TestApplication, who: SignedIn) {
  const call = callerOf(application, who, "/api/bookings");
  return {
    call,
    get: async (path: string) => (await call("GET", path)).json(),
    patch: (id: string, body: unknown) => call("PATCH", `/${id}`, body),
  };
}
