import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { toRequestedChange } from "#domain/bookings/date-requests.ts";
import { dateRequestAnswerSchema } from "#domain/forms/bookings/date-request.ts";
import { eurosToCents } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import {
  type DateRequestDecision,
  decideDateRequest,
  listDateRequests,
  type StoredDateRequest,
} from "#server/repositories/bookings/date-requests.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { changeByStaff } from "#server/services/bookings/change/internal/change-by-staff.ts";
import { requireChangeScope } from "#server/services/bookings/change/internal/resolve-change.ts";
import type { UpdatedBooking } from "#server/services/bookings/change/update-booking.ts";
import { toAuditedBooking } from "#server/services/bookings/internal/audited-booking.ts";
import { bookingDetailOf } from "#server/services/bookings/record/read-booking-detail.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";

export interface DateRequestAnswerInput {
  staff: Staff;
  /** The booking's id or reference. */
  id: string;
  /** The date request's id. */
  request: string;
  body: unknown;
}

/**
 * Accepts or refuses a renter's date request (product.md#date-request). Accepting applies it as a change of the booking, with its mail; refusing sends
 * the renter a mail with the sentence of staff. Idempotent: if somebody has given the same answer before, the result says who. Throws "invalid" for
 * wrong fields and whatever the change does not allow, "not-found", and "conflict" for a request that was answered otherwise or superseded, for another
 * price than staff saw, for a stale `version`, and for whatever `changeByStaff` throws.
 */
export async function answerDateRequest(
  ctx: AppContext,
  { staff, id, request, body }: DateRequestAnswerInput,
): Promise<UpdatedBooking> {
  requireAbility(staff, "bookings.manage");
  const { state, total, other_colour, answer, version } = parseInput(dateRequestAnswerSchema, body);
  const requestId = parseId(request, NO_SUCH_REQUEST);
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockBookingForStaff(ctx, tx, { staff, key });
    const dateRequest = (await listDateRequests(tx, before.id)).find((one) => one.id === requestId);
    if (!dateRequest) throw new ServiceError("not-found", NO_SUCH_REQUEST);
    if (dateRequest.state === state) {
      const act = dateRequest.decision;
      return { ...(await bookingDetailOf(ctx, tx, before)), already: { act, own: act?.actor === staff.userId } };
    }
    if (dateRequest.state !== "open") throw alreadyAnsweredError(dateRequest);
    await rejectStaleVersion(tx, "bookings", before, version, ctx);
    const now = ctx.clock();
    requireChangeScope({ ...before, status: statusAt(before, now) });
    const decision = { state, answer: answer || null, by: staff.userId, now };
    await decideDateRequest(tx, dateRequest.id, state === "accepted" ? { ...decision, answer: null } : decision);
    if (state === "accepted") {
      await changeByStaff(ctx, tx, {
        staff,
        booking: before,
        change: toRequestedChange(dateRequest.requested),
        otherColour: other_colour ?? false,
        expectedTotal: eurosToCents(total ?? 0),
      });
    } else await notifyRefusal(ctx, tx, before, decision);
    const after = (await findStoredBooking(tx, { id: before.id })) ?? before;
    await audit({
      action: state === "accepted" ? "accept-dates" : "refuse-dates",
      entity: "bookings",
      entityId: before.id,
      before: toAuditedBooking(before),
      after: { ...toAuditedBooking(after), answer: decision.answer },
    });
    return { ...(await bookingDetailOf(ctx, tx, after)), already: null };
  });
}

const NO_SUCH_REQUEST = "Questa richiesta di altre date non esiste.";

/** Records a refusal in the history and mails it to the renter. */
async function notifyRefusal(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  { by, answer, now }: DateRequestDecision,
): Promise<void> {
  const status = statusAt(booking, now);
  await insertStaffOnlyEvent(tx, { bookingId: booking.id, kind: "dates-asked", status, actor: by, note: answer }, now);
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: booking.id, kind: "dates-refused" });
}

/** Returns the error for a request that somebody answered otherwise, or that was superseded. */
function alreadyAnsweredError({ state, decision }: StoredDateRequest): ServiceError {
  const message =
    state === "superseded"
      ? "Questa richiesta non vale più: la prenotazione è cambiata, oppure il cliente ha chiesto altro."
      : `${decision?.actorName ?? "Un collega"} l'ha già ${state === "accepted" ? "accettata" : "rifiutata"}: guarda com'è ora.`;
  return new ServiceError("conflict", message);
}
