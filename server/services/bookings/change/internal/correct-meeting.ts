import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { ONLY_RETURN_CAN_CHANGE_MESSAGE } from "#domain/bookings/handed-over.ts";
import { PLACE_OR_ADDRESS_MESSAGE } from "#domain/delivery/delivery-problems.ts";
import type { MeetingCorrections } from "#domain/forms/bookings/booking-change.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import type { FieldProblem } from "#server/errors.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { requireChangeScope } from "./resolve-change.ts";

export interface MeetingCorrection {
  staff: Staff;
  /** The booking, with its new places if the same call changes them. */
  booking: Booking;
  corrections: MeetingCorrections;
  /** Whether the same call already mails the renter about another change. */
  isRenterNotified: boolean;
}

/** The Italian names of the corrected fields, for the booking's history. */
const MEETING_FIELD_NAMES: Record<keyof MeetingCorrections, string> = {
  pickupAddress: "indirizzo di ritiro",
  returnAddress: "indirizzo di riconsegna",
  meetingPoint: "punto d'incontro",
  flightOrTrain: "volo o treno",
};

/**
 * Corrects where exactly renter and staff meet, and mails the renter the new summary. Price and hold stay the same. Runs in the caller's transaction,
 * which has locked the booking. Returns false if nothing differs. Throws "conflict" for a booking that has ended, and "invalid" for a street address
 * together with a listed place and for a new street address of a past pickup.
 */
export async function correctMeeting(
  ctx: AppContext,
  tx: Transaction,
  correction: MeetingCorrection,
): Promise<boolean> {
  const { staff, booking, corrections, isRenterNotified } = correction;
  const current = currentMeeting(booking);
  const changed = (Object.keys(MEETING_FIELD_NAMES) as (keyof MeetingCorrections)[]).filter(
    (field) => corrections[field] !== undefined && (corrections[field] || null) !== current[field],
  );
  if (changed.length === 0) return false;
  const now = ctx.clock();
  const status = statusAt(booking, now);
  const problems = meetingProblems(booking, changed, {
    corrections,
    isOut: requireChangeScope({ ...booking, status }) === "return",
  });
  if (problems.length > 0) throw invalidRequestError(problems);
  const columns = Object.fromEntries(changed.map((field) => [field, corrections[field] || null]));
  await updateStoredBooking(tx, booking.id, columns, now);
  const note = `Incontro corretto: ${changed.map((field) => MEETING_FIELD_NAMES[field]).join(", ")}`;
  await insertStaffOnlyEvent(tx, { bookingId: booking.id, kind: "change", status, actor: staff.userId, note }, now);
  if (!isRenterNotified) await ctx.jobs.enqueue(tx, "booking-mail", { booking: booking.id, kind: "changed" });
  return true;
}

function meetingProblems(
  { delivery }: Booking,
  changed: readonly (keyof MeetingCorrections)[],
  { corrections, isOut }: { corrections: MeetingCorrections; isOut: boolean },
): FieldProblem[] {
  const places = { pickupAddress: delivery.pickupPlace, returnAddress: delivery.returnPlace };
  return (["pickupAddress", "returnAddress"] as const).flatMap((path): FieldProblem[] => {
    if (!changed.includes(path)) return [];
    if (isOut && path === "pickupAddress") return [{ path, message: ONLY_RETURN_CAN_CHANGE_MESSAGE }];
    return corrections[path] && places[path].slug !== null ? [{ path, message: PLACE_OR_ADDRESS_MESSAGE }] : [];
  });
}

const currentMeeting = ({ delivery }: Booking): Record<keyof MeetingCorrections, string | null> => ({
  pickupAddress: delivery.pickupPlace.address,
  returnAddress: delivery.returnPlace.address,
  meetingPoint: delivery.meetingPoint,
  flightOrTrain: delivery.flightOrTrain,
});
