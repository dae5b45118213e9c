import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { askToResubmit, looksLikeRobot } from "#server/services/internal/robot-trap.ts";
import { type BookingInput, requestBooking } from "./request-booking.ts";

/** A refused form that the page renders again with its values. It may have a new form stamp, with which the next submit passes the robot check. */
interface RejectedForm {
  refusal: ServiceError;
  formStamp?: string;
}

/**
 * Handles a submitted booking form. Two kinds of sender get the form again with its values: a likely robot, which is asked to submit again, and a
 * renter with too many open requests, who reads what to do (product.md#open-requests). For all other errors, throws whatever `requestBooking` throws.
 */
export async function submitBookingForm(
  ctx: AppContext,
  { form, ...input }: BookingInput & { form: Readonly<Record<string, string>> },
): Promise<{ token: string } | RejectedForm> {
  if (looksLikeRobot(ctx, form)) return askToResubmit(ctx);
  try {
    return { token: (await requestBooking(ctx, input)).token };
  } catch (error) {
    if (error instanceof ServiceError && error.kind === "too-many") return { refusal: error };
    throw error;
  }
}
