import type { VehicleReviews } from "#domain/reviews/review.ts";
import type { AppContext } from "#server/context.ts";
import { readPublishedReviews } from "#server/repositories/reviews/reviews.ts";

/** What a page shows; the older ones count in the rating. */
const MOST_SHOWN = 12;

/** The published reviews of a car for its page. */
export const readVehicleReviews = (ctx: AppContext, vehicleId: string): Promise<VehicleReviews> =>
  readPublishedReviews(ctx.db, vehicleId, MOST_SHOWN);
