import { linkHasEnded } from "#domain/booking/private-link.ts";
import { reviewSchema } from "#domain/forms/review.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { reviewReceivedEmail } from "#server/mail/review-received.ts";
import { findReviewByToken, lockReview, updateReview } from "#server/repositories/reviews/reviews.ts";
import { tokenHash } from "#server/services/booking/shared/manage-token.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { decidedReview, noSuchReview } from "#server/services/reviews/internal/review-problems.ts";

/**
 * The renter says how the rental was, and may say it anew until staff have read it (product.md#reviews). Staff get a mail the first time.
 * Refuses "not-found" for a token that opens nothing, "invalid" for wrong fields, "conflict" once it was decided.
 */
export async function writeReview(ctx: AppContext, { token, form }: { token: string; form: unknown }): Promise<void> {
  const hash = tokenHash(token);
  const { stars, body, shown_name: shownName } = checkedInput(reviewSchema, form);
  await retriedTransaction(ctx.db, async (tx) => {
    const found = hash ? await findReviewByToken(tx, hash) : null;
    const review = found && (await lockReview(tx, found.review.id));
    if (!review || linkHasEnded(review.askedAt, ctx.clock())) throw noSuchReview();
    const written = { stars, body, shownName };
    const repeated = review.stars === stars && review.body === body && review.shownName === shownName;
    // The same words sent twice are one review, whatever became of them meanwhile.
    if (repeated) return;
    if (review.status !== "asked" && review.status !== "written") throw decidedReview();
    const now = ctx.clock();
    const stored = await updateReview(tx, review.id, { ...written, status: "written", writtenAt: now }, now);
    if (review.status === "written") return;
    const { mailStaff: staffAddress, siteUrl } = ctx.env;
    await ctx.jobs.enqueue(tx, "mail", reviewReceivedEmail({ review: stored, site: ctx.site, siteUrl, staffAddress }));
  });
}
