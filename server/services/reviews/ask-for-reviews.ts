import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import { insertAskedReview, listRentalsToReview } from "#server/repositories/reviews/reviews.ts";
import { inBatches } from "#server/services/internal/in-batches.ts";
import { reviewTokenHash } from "#server/services/reviews/shared/review-token.ts";

/** Rentals that came back longer ago are not asked about any more: after an update or days without the job nobody is surprised. */
const ASKED_WITHIN_MS = 7 * DAY_MS;

/** What the server does every hour: renters are asked once for each rental, a day after the car came back (product.md#reviews). Returns how many. */
export async function askForReviews(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  const until = new Date(now.getTime() - ctx.site.reviewAfterHours * HOUR_MS);
  const after = new Date(until.getTime() - ASKED_WITHIN_MS);
  return inBatches(ctx, {
    name: "asking for a review",
    take: (tx, window) => listRentalsToReview(tx, { after, until, ...window }),
    idOf: ({ bookingId }) => bookingId,
    work: async (tx, rental) => {
      const tokenHash = reviewTokenHash(ctx.env.secret, rental.bookingId);
      if (!(await insertAskedReview(tx, { ...rental, tokenHash, now }))) return;
      await ctx.jobs.enqueue(tx, "booking-mail", { booking: rental.bookingId, kind: "review" });
    },
  });
}
