import { linkHasEnded } from "#domain/booking/private-link.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import { reviewChangesSchema, reviewSchema } from "#domain/forms/review.ts";
import type { RenterReview } from "#domain/pages/private-pages.ts";
import { suggestedName } from "#domain/reviews/review.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { reviewReceivedEmail } from "#server/mail/staff-mails.ts";
import {
  findReview,
  findReviewByToken,
  insertAskedReview,
  listRentalsToReview,
  listReviews,
  lockReview,
  type StoredReview,
  updateReview,
} from "#server/repositories/reviews/reviews.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { tokenHash } from "#server/services/booking/shared/manage-token.ts";
import { checkedId, checkedInput } from "#server/services/checked-input.ts";
import { inBatches } from "#server/services/internal/in-batches.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { reviewTokenHash } from "#server/services/reviews/shared/review-token.ts";
import { decidedReview, NO_SUCH_REVIEW, noSuchReview } from "#server/services/words/booking-words.ts";

/** The reviews for staff. */
export async function readReviews(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "reviews.manage");
  return listReviews(ctx.db, listQuery);
}

/** One of them. Refuses "not-found". */
export async function readReview(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<StoredReview> {
  requireAbility(staff, "reviews.manage");
  const review = await findReview(ctx.db, checkedId(id, NO_SUCH_REVIEW));
  if (!review) throw noSuchReview();
  return review;
}

/**
 * Staff publish a review, or do not, and answer beneath it (product.md#reviews); public pages follow at once. Refuses "not-found", "invalid"
 * for wrong fields, "conflict" while nobody has written it and when somebody else has changed it since `version`.
 */
export async function decideReview(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<StoredReview> {
  requireAbility(staff, "reviews.manage");
  const reviewId = checkedId(id, NO_SUCH_REVIEW);
  const { version, ...changes } = checkedInput(reviewChangesSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockReview(tx, reviewId);
    if (!before) throw noSuchReview();
    await rejectStaleVersion(tx, "reviews", before, version, ctx);
    if (before.status === "asked") throw notWritten();
    const now = ctx.clock();
    const status = changes.status ?? before.status;
    const publishedAt = status === "published" ? (before.publishedAt ?? now) : null;
    const after = await updateReview(tx, reviewId, { ...changes, status, publishedAt }, now);
    await audit({
      action: "update",
      entity: "reviews",
      entityId: reviewId,
      before: audited(before),
      after: audited(after),
    });
    return after;
  });
}

/** What the log keeps: the key to the renter's page is no part of it. */
const audited = ({ tokenHash: _hash, ...review }: StoredReview): object => review;

const notWritten = () => new ServiceError("conflict", "Il cliente non ha ancora scritto la recensione.");

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
