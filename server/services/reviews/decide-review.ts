import { reviewChangesSchema } from "#domain/forms/review.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { lockReview, type StoredReview, updateReview } from "#server/repositories/reviews/reviews.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { NO_SUCH_REVIEW, noSuchReview } from "#server/services/reviews/internal/review-problems.ts";

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
