import type { Hono } from "hono";
import type { ApiReview } from "#domain/api/reviews/reviews.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import type { AppContext } from "#server/context.ts";
import { reviews, searchKeyColumn } from "#server/db/schema.ts";
import { parseListQuery, type QueryableColumns } from "#server/http/api/parse-list-query.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { StoredReview } from "#server/repositories/reviews/reviews.ts";
import { decideReview, readReview, readReviews } from "#server/services/reviews/reviews.ts";

/** Mounts the staff's endpoints for reading and moderating reviews. */
export function mountReviews(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/reviews", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, REVIEW_COLUMNS, "-updated_at", ctx.site.timeZone);
    const { rows, total } = await readReviews(ctx, { staff, listQuery });
    return { rows: rows.map(toReview), total };
  });
  serveEndpoint(app, ctx, "GET /api/reviews/:id", async ({ staff, parameters: { id } }) =>
    toReview(await readReview(ctx, { staff, id })),
  );
  serveEndpoint(app, ctx, "PATCH /api/reviews/:id", async ({ staff, parameters: { id }, body }) =>
    toReview(await decideReview(ctx, { staff, id, body })),
  );
}

export const REVIEW_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(reviews)] },
  id: { column: reviews.id, kind: "uuid" },
  status: { column: reviews.status, kind: "text" },
  stars: { column: reviews.stars, kind: "number" },
  vehicle_id: { column: reviews.vehicleId, kind: "uuid" },
  booking_id: { column: reviews.bookingId, kind: "uuid" },
  language: { column: reviews.language, kind: "text" },
  vehicle_name: { column: reviews.vehicleName, kind: "order-only" },
  shown_name: { column: reviews.shownName, kind: "order-only" },
  body: { column: reviews.body, kind: "order-only" },
  returned_on: { column: reviews.returnedOn, kind: "order-only", dayRangePrefix: "returned" },
  updated_at: { column: reviews.updatedAt, kind: "order-only" },
};

function toReview(row: StoredReview): UncheckedAnswer<ApiReview> {
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
    language: row.language,
    asked_at: row.askedAt.toISOString(),
    written_at: row.writtenAt?.toISOString() ?? null,
    published_at: row.publishedAt?.toISOString() ?? null,
    demo: row.demo,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}
