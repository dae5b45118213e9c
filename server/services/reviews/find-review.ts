import { linkHasEnded } from "#domain/booking/private-link.ts";
import type { RenterReview } from "#domain/pages/review-page.ts";
import { suggestedName } from "#domain/reviews/review.ts";
import type { AppContext } from "#server/context.ts";
import { findReviewByToken } from "#server/repositories/reviews/reviews.ts";
import { tokenHash } from "#server/services/booking/shared/manage-token.ts";
import { noSuchReview } from "#server/services/reviews/internal/review-problems.ts";

/** The review a private link opens. Refuses "not-found" for any token that opens none. */
export async function findReviewPage(ctx: AppContext, { token }: { token: string }): Promise<RenterReview> {
  const hash = tokenHash(token);
  const found = hash ? await findReviewByToken(ctx.db, hash) : null;
  if (!found || linkHasEnded(found.review.askedAt, ctx.clock())) throw noSuchReview();
  const { status, vehicleName, returnedOn, stars, body, shownName, answer } = found.review;
  return {
    status,
    vehicle: vehicleName,
    images: found.images,
    returnedOn,
    stars,
    body: body ?? "",
    shownName: shownName ?? suggestedName(found.renter),
    answer,
  };
}
