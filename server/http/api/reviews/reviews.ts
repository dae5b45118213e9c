import type { Hono } from "hono";
import type { Unchecked } from "#domain/api/named-fields.ts";
import type { ApiReview } from "#domain/api/reviews.ts";
import type { AppContext } from "#server/context.ts";
import { reviews, searchKeyOf } from "#server/db/schema.ts";
import { serve } from "#server/http/api/serve.ts";
import { parseListQuery, type ReadableColumns } from "#server/http/api/table-reading.ts";
import type { StoredReview } from "#server/repositories/reviews/reviews.ts";
import { decideReview, readReview, readReviews } from "#server/services/reviews/reviews.ts";

/** What renters wrote, and what staff make of it. */
export function mountReviews(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/reviews", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, REVIEW_COLUMNS, "-updated_at", ctx.site.timeZone);
    const { rows, total } = await readReviews(ctx, { staff, listQuery });
    return { rows: rows.map(toReview), total };
  });
  serve(app, ctx, "GET /api/reviews/:id", async ({ staff, parameters: { id } }) =>
    toReview(await readReview(ctx, { staff, id })),
  );
  serve(app, ctx, "PATCH /api/reviews/:id", async ({ staff, parameters: { id }, body }) =>
    toReview(await decideReview(ctx, { staff, id, body })),
  );
}

export const REVIEW_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(reviews)] },
  id: { column: reviews.id, kind: "uuid" },
  status: { column: reviews.status, kind: "text" },
  stars: { column: reviews.stars, kind: "number" },
  vehicle_id: { column: reviews.vehicleId, kind: "uuid" },
  booking_id: { column: reviews.bookingId, kind: "uuid" },
  vehicle_name: { column: reviews.vehicleName, kind: "order-only" },
  shown_name: { column: reviews.shownName, kind: "order-only" },
  body: { column: reviews.body, kind: "order-only" },
  returned_on: { column: reviews.returnedOn, kind: "order-only", days: "returned" },
  updated_at: { column: reviews.updatedAt, kind: "order-only" },
};

function toReview(row: StoredReview): Unchecked<ApiReview> {
  return {
    id: row.id,
    status: row.status,
    booking_id: row.bookingId,
    vehicle_id: row.vehicleId,
    vehicle_name: row.vehicleName,
    returned_on: row.returnedOn,
    stars: row.stars,
    body: row.body,
    shown_name: row.shownName,
    answer: row.answer,
    asked_at: row.askedAt.toISOString(),
    written_at: row.writtenAt?.toISOString() ?? null,
    published_at: row.publishedAt?.toISOString() ?? null,
    demo: row.demo,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}
