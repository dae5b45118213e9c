import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { user } from "#server/db/auth-schema.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import type { TestApplication } from "./app.ts";
import { bookingRequest } from "./booking-request.ts";
import { callerOf, PASSWORD, type SignedIn } from "./staff.ts";

/** Stores a booking of the test's Ferrari directly in a status, with changes to its request. */
export async function createBookingInStatus(
  { context }: TestApplication,
  status: BookingStatus,
  changes: Parameters<typeof bookingRequest>[0] = {},
) {
  const { booking, token } = await requestBooking(context, { body: bookingRequest(changes) });
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

/** The bookings API, called by one member of staff. */
export function staffApiOf(application: TestApplication, who: SignedIn) {
  const call = callerOf(application, who, "/api/bookings");
  return {
    call,
    get: async (path: string) => (await call("GET", path)).json(),
    patch: (id: string, body: unknown) => call("PATCH", `/${id}`, body),
  };
}

/** The accounts API, called by a visitor; of another application if given. */
export function accountApiOf(application: TestApplication) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, into = application) =>
    Promise.resolve(
      into.app.request(`/api/auth${path}`, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      }),
    );
  return {
    post,
    signUp: (email: string, more = {}) => post("/sign-up/email", { email, password: PASSWORD, ...more }),
    signIn: (email: string, password = PASSWORD) => post("/sign-in/email", { email, password }),
    userOf: async (email: string) =>
      (await application.context.db.select().from(user).where(eq(user.email, email)))[0] ?? expect.fail("no such user"),
  };
}
