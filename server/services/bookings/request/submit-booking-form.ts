import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { askToResubmit, looksLikeRobot } from "#server/services/internal/robot-trap.ts";
import { type BookingInput, requestBooking } from "./request-booking.ts";

/** A refused form, to render again with its values; with the robot-trap stamp that lets the next submit pass, if needed. */
interface RejectedForm {
  refusal: ServiceError;
  formStamp?: string;
}

/**
 * Handles the booking form's submit. Asks a likely robot to submit again and tells a renter with too many open requests what to do; both get the form
 * with its values (product.md#open-requests). Throws like `requestBooking` otherwise.
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
