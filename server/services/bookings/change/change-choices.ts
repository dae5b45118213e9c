import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { lateExtrasNote } from "#domain/extras/late-extras.ts";
import { bookingChoicesChangeSchema, bookingChoicesSchema } from "#domain/forms/bookings/booking-choices.ts";
import { eurosToCents } from "#domain/money.ts";
import { totalChangedMessage } from "#domain/prices/price-lines.ts";
import { isVatShown } from "#domain/prices/vat.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { toAuditedBooking } from "#server/services/bookings/internal/audited-booking.ts";
import { reloadBooking } from "#server/services/bookings/internal/store-booking.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/bookings/record/read-booking-detail.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { assertExtrasInTime } from "#server/services/bookings/shared/late-extras.ts";
import { assertMonthOpen, lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";
import { type ResolvedChoices, resolveChoices } from "./internal/resolve-choices.ts";

interface ChoicesInput {
  staff: Staff;
  /** The booking's id or reference. */
  id: string;
  body: unknown;
}

/** The price of a booking with other extras or another protection. */
export interface ChoicesQuote {
  booking: Booking;
  changed: ResolvedChoices;
}

/** Returns the price of other extras or another protection, without changing anything. Throws whatever the change itself throws, except for late extras. */
export async function quoteChoices(ctx: AppContext, { staff, id, body }: ChoicesInput): Promise<ChoicesQuote> {
  requireAbility(staff, "bookings.manage");
  const choices = parseInput(bookingChoicesSchema, body);
  const booking = await findStoredBooking(ctx.db, parseBookingKey(id));
  if (!booking) throw noSuchBookingError();
  assertMonthOpen(ctx, staff, booking.pickup.date);
  const changed = await resolveChoices(ctx, ctx.db, { booking, choices });
  return { booking: { ...booking, showsVat: isVatShown(booking.pickupCountry, ctx.site) }, changed };
}

/**
 * Replaces extras and protection of an open booking, and mails the renter the new summary (product.md#extras). A repeated call changes nothing. Throws
 * "invalid" with a message per wrong field, "not-found", and "conflict" for a booking that has ended, for another total than staff saw, for an extra
 * after its lead time without a reason, and for a stale `version`.
 */
export async function changeChoices(ctx: AppContext, { staff, id, body }: ChoicesInput): Promise<BookingDetail> {
  requireAbility(staff, "bookings.manage");
  const { version, expected_total: expectedTotal, ...choices } = parseInput(bookingChoicesChangeSchema, body);
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockBookingForStaff(ctx, tx, { staff, key });
    await rejectStaleVersion(tx, "bookings", before, version, ctx);
    const changed = await resolveChoices(ctx, tx, { booking: before, choices });
    if (!changed.hasChanges) return bookingDetailOf(ctx, tx, before);
    assertExpectedTotal(changed, expectedTotal);
    assertExtrasInTime(changed.lateExtras, choices.late_extras);
    const reason = changed.lateExtras === null ? undefined : choices.late_extras;
    await storeChoices(ctx, tx, { staff, before, changed, reason });
    const after = await reloadBooking(tx, before.id);
    await audit({
      action: "update",
      entity: "bookings",
      entityId: before.id,
      before: toAuditedBooking(before),
      after: { ...toAuditedBooking(after), ...(reason && { late_extras: reason }) },
    });
    return bookingDetailOf(ctx, tx, after);
  });
}

/** Throws "conflict" if the total is another one than staff saw, for example because an extra costs more now. */
function assertExpectedTotal({ total, lines }: ResolvedChoices, expected: number | undefined): void {
  if (expected === undefined || eurosToCents(expected) === total) return;
  const message = totalChangedMessage(total);
  throw new ServiceError("conflict", message, [{ path: "expected_total", message, code: "total-changed", lines }]);
}

interface ChoicesToStore {
  staff: Staff;
  before: Booking;
  changed: ResolvedChoices;
  /** Why staff order extras late; undefined if they do not. */
  reason: string | undefined;
}

/** Stores the new lines and terms with an event, and mails the renter. */
async function storeChoices(
  ctx: AppContext,
  tx: Transaction,
  { staff, before, changed, reason }: ChoicesToStore,
): Promise<void> {
  const now = ctx.clock();
  const { lines, terms, summary } = changed;
  await updateStoredBooking(tx, before.id, { lines, terms }, now);
  const note = [summary, ...(reason ? [lateExtrasNote(reason)] : [])].join("\n");
  const status = statusAt(before, now);
  await insertStaffOnlyEvent(tx, { bookingId: before.id, kind: "change", status, actor: staff.userId, note }, now);
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: before.id, kind: "changed", previousTotal: before.total });
}
