import { isPrivateLinkExpired } from "#domain/bookings/private-link.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import { reviewChangesSchema, reviewSchema } from "#domain/forms/reviews/review.ts";
import type { RenterReview } from "#domain/pages/private-pages.ts";
import { suggestShownName } from "#domain/reviews/review.ts";
import type { AppContext } from "#server/context.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { reviewReceivedEmail } from "#server/mail/staff-mails.ts";
import {
  findReview,
  findReviewByToken,
  insertReviewRequest,
  listRentalsToReview,
  listReviews,
  lockReview,
  type StoredReview,
  updateReview,
} from "#server/repositories/reviews/reviews.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { tokenHash } from "#server/services/bookings/shared/manage-token.ts";
import { processInBatches } from "#server/services/internal/batches.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { reviewTokenHash } from "#server/services/reviews/shared/review-token.ts";
import { NO_SUCH_REVIEW, noSuchReview, reviewAlreadyDecided } from "#server/services/words/booking-words.ts";

/** Lists the reviews for staff. */
export async function readReviews(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "reviews.manage");
  return listReviews(ctx.db, listQuery);
}

/** Returns the review with an id. Throws "not-found". */
export async function readReview(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<StoredReview> {
  requireAbility(staff, "reviews.manage");
  const review = await findReview(ctx.db, parseId(id, NO_SUCH_REVIEW));
  if (!review) throw noSuchReview();
  return review;
}

/**
 * Publishes or declines a review, with an optional reply (product.md#reviews). Public pages are invalidated immediately. Throws "not-found",
 * "invalid" for wrong fields, and "conflict" if the renter has not written the review yet and for a stale `version`.
 */
export async function decideReview(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<StoredReview> {
  requireAbility(staff, "reviews.manage");
  const reviewId = parseId(id, NO_SUCH_REVIEW);
  const { version, ...changes } = parseInput(reviewChangesSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockReview(tx, reviewId);
    if (!before) throw noSuchReview();
    await rejectStaleVersion(tx, "reviews", before, version, ctx);
    if (before.status === "asked") throw reviewNotWritten();
    const now = ctx.clock();
    const status = changes.status ?? before.status;
    const publishedAt = status === "published" ? (before.publishedAt ?? now) : null;
    const after = await updateReview(tx, reviewId, { ...changes, status, publishedAt }, now);
    await audit({
      action: "update",
      entity: "reviews",
      entityId: reviewId,
      before: toAuditedReview(before),
      after: toAuditedReview(after),
    });
    return after;
  });
}

/** Returns a review for the audit log, without the token of the renter's page. */
const toAuditedReview = ({ tokenHash: _hash, ...review }: StoredReview): object => review;

const reviewNotWritten = () => new ServiceError("conflict", "Il cliente non ha ancora scritto la recensione.");

/**
 * How long after the return a review is requested. For earlier returns no review is requested, so that renters get no late mail if the job did not
 * run for days.
 */
const REQUEST_WINDOW_MS = 7 * DAY_MS;

/**
 * Runs every hour: mails renters a request for a review, once per rental, a day after the return (product.md#reviews). Returns the number of mails.
 */
export async function requestReviews(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  const until = new Date(now.getTime() - ctx.site.reviewAfterHours * HOUR_MS);
  const after = new Date(until.getTime() - REQUEST_WINDOW_MS);
  return processInBatches(ctx, {
    name: "asking for a review",
    lockDue: (tx, window) => listRentalsToReview(tx, { after, until, ...window }),
    idOf: ({ bookingId }) => bookingId,
    handleItem: async (tx, rental) => {
      const tokenHash = reviewTokenHash(ctx.env.secret, rental.bookingId);
      if (!(await insertReviewRequest(tx, { ...rental, tokenHash, now }))) return;
      await ctx.jobs.enqueue(tx, "booking-mail", { booking: rental.bookingId, kind: "review" });
    },
  });
}

/** Returns the review of a private link. Throws "not-found" for an unknown token. */
export async function findReviewPage(ctx: AppContext, { token }: { token: string }): Promise<RenterReview> {
  const hash = tokenHash(token);
  const reviewOfToken = hash ? await findReviewByToken(ctx.db, hash) : null;
  if (!reviewOfToken || isPrivateLinkExpired(reviewOfToken.review.askedAt, ctx.clock())) throw noSuchReview();
  const { status, vehicleName, returnedOn, stars, body, shownName, answer } = reviewOfToken.review;
  return {
    status,
    vehicle: vehicleName,
    images: reviewOfToken.images,
    returnedOn,
    stars,
    body: body ?? "",
    shownName: shownName ?? suggestShownName(reviewOfToken.renter),
    answer,
  };
}

/**
 * Stores the renter's review, which the renter can change until staff publish or decline it (product.md#reviews). Mails staff when it is written for
 * the first time. Throws "not-found" for an unknown token, "invalid" for wrong fields, and "conflict" after the staff's decision.
 */
export async function writeReview(ctx: AppContext, { token, form }: { token: string; form: unknown }): Promise<void> {
  const hash = tokenHash(token);
  const { stars, body, shown_name: shownName } = parseInput(reviewSchema, form);
  await retryTransaction(ctx.db, async (tx) => {
    const reviewOfToken = hash ? await findReviewByToken(tx, hash) : null;
    const review = reviewOfToken && (await lockReview(tx, reviewOfToken.review.id));
    if (!review || isPrivateLinkExpired(review.askedAt, ctx.clock())) throw noSuchReview();
    const reviewFields = { stars, body, shownName };
    const repeated = review.stars === stars && review.body === body && review.shownName === shownName;
    // A repeated submit of the same review changes nothing, even after the staff's decision.
    if (repeated) return;
    if (review.status !== "asked" && review.status !== "written") throw reviewAlreadyDecided();
    const now = ctx.clock();
    const stored = await updateReview(tx, review.id, { ...reviewFields, status: "written", writtenAt: now }, now);
    if (review.status === "written") return;
    const { mailStaff: staffAddress, siteUrl } = ctx.env;
    await ctx.jobs.enqueue(tx, "mail", reviewReceivedEmail({ review: stored, site: ctx.site, siteUrl, staffAddress }));
  });
}
