import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import {
  canRenterRequestDates,
  formatRequestedDates,
  MAX_DATE_REQUESTS,
  validateDateRequest,
} from "#domain/bookings/booking-change.ts";
import { dateRequestSchema } from "#domain/forms/bookings/date-request.ts";
import type { AppContext } from "#server/context.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { dateRequestEmail } from "#server/mail/bookings/date-request-mail.ts";
import { insertAuditEntry } from "#server/repositories/audit-log/audit-log.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { listDateRequests } from "#server/repositories/bookings/date-requests.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import { tokenHash } from "#server/services/bookings/shared/manage-token.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";

/**
 * Stores a date request, which a renter sends by the private link (product.md#date-request). Staff see it on the booking and get a mail; the booking
 * itself does not change. If the renter repeats the latest request, nothing happens. Throws "not-found" for an unknown token, "invalid" with a
 * message per wrong field, and "conflict" if the booking can no longer change or has reached the maximum number of date requests.
 */
export async function requestOtherDates(
  ctx: AppContext,
  { token, form }: { token: string; form: unknown },
): Promise<void> {
  const dates = parseInput(dateRequestSchema, form);
  const hash = tokenHash(token);
  await retryTransaction(ctx.db, async (tx) => {
    const booking = hash ? await lockBooking(tx, { tokenHash: hash }) : null;
    if (!booking) throw noSuchBookingError();
    const now = ctx.clock();
    const earlierRequests = await listDateRequests(tx, booking.id);
    const note = formatRequestedDates(dates);
    if (earlierRequests[0]?.open && earlierRequests[0].note === note) return;
    assertDateRequestAllowed(ctx, booking, earlierRequests.length);
    const problems = validateDateRequest(booking, dates, now);
    if (problems.length > 0) {
      const fields = problems.map(({ field, message }) => ({ path: field, message }));
      throw new ServiceError("invalid", "Queste date non si possono chiedere.", fields);
    }
    const status = statusAt(booking, now);
    await insertStaffOnlyEvent(tx, { bookingId: booking.id, kind: "dates-asked", status, actor: "renter", note }, now);
    const entry = { actor: "customer", action: "ask-dates", entity: "bookings", entityId: booking.id } as const;
    await insertAuditEntry(tx, { ...entry, before: null, after: dates }, now);
    await ctx.jobs.enqueue(
      tx,
      "mail",
      dateRequestEmail({
        booking,
        requestedDates: note,
        site: ctx.site,
        siteUrl: ctx.env.siteUrl,
        staffAddress: ctx.env.mailStaff,
      }),
    );
  });
}

function assertDateRequestAllowed(ctx: AppContext, booking: Booking, earlierRequests: number): void {
  if (!canRenterRequestDates(booking, ctx.clock())) {
    throw new ServiceError("conflict", `Le date non si possono più cambiare da qui: chiamaci al ${ctx.site.phone}.`);
  }
  if (earlierRequests >= MAX_DATE_REQUESTS) {
    throw new ServiceError(
      "conflict",
      `Hai già chiesto ${earlierRequests} volte altre date: chiamaci al ${ctx.site.phone}.`,
    );
  }
}
