import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { type BookingInput, requestBooking } from "#server/services/booking/request/request-booking.ts";
import { askAgain, looksLikeRobot } from "#server/services/internal/robot-trap.ts";

/** A form that was not taken, to be shown again with everything typed; with the stamp that makes the next press count, where one is asked for. */
interface SentBack {
  refusal: ServiceError;
  formStamp?: string;
}

/**
 * Takes the page's own form. Who looks like a program is asked to press once more, and who has too many open requests what to do instead;
 * both find the form as they left it (product.md#open-requests). Refuses as `requestBooking` else.
 */
export async function sendRequest(
  ctx: AppContext,
  { form, ...input }: BookingInput & { form: Readonly<Record<string, string>> },
): Promise<{ token: string } | SentBack> {
  if (looksLikeRobot(ctx, form)) return askAgain(ctx);
  try {
    return { token: (await requestBooking(ctx, input)).token };
  } catch (error) {
    if (error instanceof ServiceError && error.kind === "too-many") return { refusal: error };
    throw error;
  }
}
