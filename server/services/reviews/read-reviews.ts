import type { AppContext } from "#server/context.ts";
import { findReview, listReviews, type StoredReview } from "#server/repositories/reviews/reviews.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { NO_SUCH_REVIEW, noSuchReview } from "#server/services/reviews/internal/review-problems.ts";

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
