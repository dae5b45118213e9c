import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { listOwnRequests } from "#server/repositories/bookings/open-requests.ts";
import { transitionBooking } from "#server/repositories/bookings/write-bookings.ts";
import type { StoredQuote } from "#server/repositories/quotes/quotes.ts";
import { releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { takeUnit } from "#server/services/booking/shared/take-unit.ts";

type Taken = ReturnType<typeof takeUnit>;
type Checked = Parameters<typeof takeUnit>[2];

/**
 * Holds a unit for an accepted quote. Where none is free since its customer's own request for that car waits for an answer, the quote is the
 * answer, and the request gives way. Refuses like `takeUnit`.
 */
export async function takeQuotedUnit(
  ctx: AppContext,
  tx: Transaction,
  { email, reference }: Pick<StoredQuote, "email" | "reference">,
  checked: Checked,
): Taken {
  try {
    return await tx.transaction((savepoint) => takeUnit(ctx, savepoint, checked));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== "conflict") throw error;
    const now = ctx.clock();
    const own = await listOwnRequests(tx, { email, vehicleId: checked.vehicle.id, span: checked.rental.span, now });
    if (own.length === 0) throw error;
    for (const id of own) {
      const note = `Accettato il preventivo ${reference}`;
      await transitionBooking(tx, { id, from: "requested", to: "cancelled", actor: "renter", now, note });
    }
    await releaseHolds(tx, own, now);
    return takeUnit(ctx, tx, checked);
  }
}
