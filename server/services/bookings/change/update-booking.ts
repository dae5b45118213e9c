import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import {
  type BookingChanges,
  bookingChangesSchema,
  type RentalChange,
  rentalChangeSchema,
} from "#domain/forms/bookings/booking-change.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import type { RecordedAction } from "#server/repositories/audit-log/audit-log.ts";
import { findTransition } from "#server/repositories/bookings/booking-events.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { changeByStaff } from "#server/services/bookings/change/internal/change-by-staff.ts";
import { correctMeeting } from "#server/services/bookings/change/internal/correct-meeting.ts";
import { correctRenter } from "#server/services/bookings/change/internal/correct-renter.ts";
import { requireRenterDecision } from "#server/services/bookings/change/internal/require-renter-decision.ts";
import { transitionByStaff } from "#server/services/bookings/change/internal/transition-by-staff.ts";
import { toAuditedBooking } from "#server/services/bookings/internal/audited-booking.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/bookings/record/read-booking-detail.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { requireConfirmDecision } from "#server/services/bookings/shared/require-confirm-decision.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";

export interface BookingUpdate {
  staff: Staff;
  /** The booking's id or reference. */
  id: string;
  body: unknown;
}

/** A booking after an update. `already` is set if the booking had the requested status before; it says who had set the status, if known. */
export interface UpdatedBooking extends BookingDetail {
  already: { act: RecordedAction | null; own: boolean } | null;
}

/**
 * Applies an update by staff: a transition, other dates, another vehicle or corrected renter data. Each sends its mail. Idempotent. Throws "invalid"
 * for wrong fields, "not-found", and "conflict" for a transition that is not allowed, for a period without a free unit, for a stale `version`, and with the
 * code `banned` for a banned customer without an admin's decision (product.md#rental-ban).
 */
export async function updateBooking(ctx: AppContext, { staff, id, body }: BookingUpdate): Promise<UpdatedBooking> {
  requireAbility(staff, "bookings.manage");
  const changes = parseInput(bookingChangesSchema, body);
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockBookingForStaff(ctx, tx, { staff, key });
    // A transition to the current status is no conflict: the result says who made the transition.
    if (changes.status !== undefined && changes.status === statusAt(before, ctx.clock())) {
      const priorTransition = await findTransition(tx, before.id, changes.status);
      return {
        ...(await bookingDetailOf(ctx, tx, before)),
        already: { act: priorTransition, own: priorTransition?.actor === staff.userId },
      };
    }
    await rejectStaleVersion(tx, "bookings", before, changes.version, ctx);
    const action = await applyBookingChanges(ctx, tx, { staff, before, changes, audit });
    if (!action) return { ...(await bookingDetailOf(ctx, tx, before)), already: null };
    const after = (await findStoredBooking(tx, { id: before.id })) ?? before;
    await audit({
      action,
      entity: "bookings",
      entityId: before.id,
      before: toAuditedBooking(before),
      after: {
        ...toAuditedBooking(after),
        ...(changes.outside_hours && { outside_hours: changes.outside_hours }),
        ...(changes.below_minimum && { below_minimum: changes.below_minimum }),
        ...(changes.todays_rates && { todays_rates: changes.todays_rates }),
      },
    });
    return { ...(await bookingDetailOf(ctx, tx, after)), already: null };
  });
}

interface BookingChangeInput {
  staff: Staff;
  before: Booking;
  changes: BookingChanges;
  audit: Audit;
}

/** Applies the changes and returns the action for the audit log, or null if there was nothing to change. The audit log calls a transition "move". */
async function applyBookingChanges(
  ctx: AppContext,
  tx: Transaction,
  { staff, before, changes, audit }: BookingChangeInput,
): Promise<"move" | "update" | null> {
  const banReason = changes.ban_reason;
  if (changes.status !== undefined) {
    if (changes.status === "confirmed")
      await requireConfirmDecision(ctx, tx, audit, { staff, booking: before, banReason });
    await transitionByStaff(ctx, tx, before, {
      staff,
      to: changes.status,
      reason: changes.reason,
      atAnotherTime: changes.at_another_time ?? false,
      chargesFee: changes.charge_fee ?? false,
    });
    return "move";
  }
  const change = rentalChangeSchema.parse(changes);
  const hasRentalChange = Object.values(change).some((value) => value !== undefined);
  await requireRenterDecision(ctx, tx, audit, { staff, booking: before, corrections: changes, banReason });
  const isRenterCorrected = await correctRenter(ctx, tx, {
    staff,
    booking: before,
    corrections: changes,
    hasRentalChange,
  });
  const isRentalChanged = hasRentalChange && (await changeRental(ctx, tx, { staff, before, changes }, change));
  const booking = (isRentalChanged && (await findStoredBooking(tx, { id: before.id }))) || before;
  const isMeetingCorrected = await correctMeeting(ctx, tx, {
    staff,
    booking,
    corrections: changes,
    isRenterNotified: isRentalChanged,
  });
  return isRenterCorrected || isRentalChanged || isMeetingCorrected ? "update" : null;
}

function changeRental(
  ctx: AppContext,
  tx: Transaction,
  { staff, before, changes }: Omit<BookingChangeInput, "audit">,
  change: RentalChange,
): Promise<boolean> {
  const driver = {
    birthDate: changes.driverBirthDate ?? before.driver.birthDate,
    licenceDate: changes.licenceDate ?? before.driver.licenceDate,
  };
  return changeByStaff(ctx, tx, {
    staff,
    booking: { ...before, driver },
    change,
    otherColour: changes.other_colour ?? false,
  });
}
