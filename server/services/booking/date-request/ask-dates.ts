import { type Booking, statusAt } from "#domain/booking/booking.ts";
import {
  dateRequestProblems,
  MOST_DATE_REQUESTS,
  renterMayAskDates,
  requestedDates,
} from "#domain/booking/booking-change.ts";
import { dateRequestSchema } from "#domain/forms/bookings/date-request.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { datesAskedEmail } from "#server/mail/bookings/dates-asked.ts";
import { insertStaffEvent } from "#server/repositories/bookings/booking-events.ts";
import { listDateRequests } from "#server/repositories/bookings/date-requests.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import { insertAuditEntry } from "#server/repositories/staff/audit-log.ts";
import { tokenHash } from "#server/services/booking/shared/manage-token.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { noSuchBooking } from "#server/services/words/booking-words.ts";

/**
 * The renter asks for other dates by the private link (product.md#date-request): staff read it on the booking and by mail, nothing else
 * changes. What was asked last, asked again, is the same request. Refuses "not-found" for a token that opens nothing, "invalid" field by field,
 * "conflict" when the booking can no longer change or has had as many requests as it takes.
 */
export async function askDates(ctx: AppContext, { token, form }: { token: string; form: unknown }): Promise<void> {
  const dates = checkedInput(dateRequestSchema, form);
  const hash = tokenHash(token);
  await retriedTransaction(ctx.db, async (tx) => {
    const booking = hash ? await lockBooking(tx, { tokenHash: hash }) : null;
    if (!booking) throw noSuchBooking();
    const now = ctx.clock();
    const asked = await listDateRequests(tx, booking.id);
    const note = requestedDates(dates);
    if (asked[0]?.open && asked[0].note === note) return;
    refuseImpossible(ctx, booking, asked.length);
    const problems = dateRequestProblems(booking, dates, now);
    if (problems.length > 0) {
      const fields = problems.map(({ field, message }) => ({ path: field, message }));
      throw new ServiceError("invalid", "Queste date non si possono chiedere.", fields);
    }
    const status = statusAt(booking, now);
    await insertStaffEvent(tx, { bookingId: booking.id, kind: "dates-asked", status, actor: "renter", note }, now);
    const entry = { actor: "customer", action: "ask-dates", entity: "bookings", entityId: booking.id } as const;
    await insertAuditEntry(tx, { ...entry, before: null, after: dates }, now);
    await ctx.jobs.enqueue(
      tx,
      "mail",
      datesAskedEmail({
        booking,
        requestedDates: note,
        site: ctx.site,
        siteUrl: ctx.env.siteUrl,
        staffAddress: ctx.env.mailStaff,
      }),
    );
  });
}

function refuseImpossible(ctx: AppContext, booking: Booking, asked: number): void {
  if (!renterMayAskDates(booking, ctx.clock())) {
    throw new ServiceError("conflict", `Le date non si possono più cambiare da qui: chiamaci al ${ctx.site.phone}.`);
  }
  if (asked >= MOST_DATE_REQUESTS) {
    throw new ServiceError("conflict", `Hai già chiesto ${asked} volte altre date: chiamaci al ${ctx.site.phone}.`);
  }
}
