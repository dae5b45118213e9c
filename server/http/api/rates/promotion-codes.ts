import type { Hono } from "hono";
import type { ApiPromotionCode } from "#domain/api/rates/promotion-codes.ts";
import type { AppContext } from "#server/context.ts";
import { PROMOTION_CODE_SEARCH_KEYS, promotionCodes } from "#server/db/schema.ts";
import { parseListQuery, type QueryableColumns } from "#server/http/api/parse-list-query.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { NamedPromotionCode } from "#server/repositories/rates/stored-promotion-codes.ts";
import { toPromotionCodeFields } from "#server/services/rates/promotion-code-columns.ts";
import {
  createPromotionCode,
  deletePromotionCode,
  readPromotionCodes,
  updatePromotionCode,
} from "#server/services/rates/promotion-codes.ts";

export const PROMOTION_CODE_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: PROMOTION_CODE_SEARCH_KEYS },
  id: { column: promotionCodes.id, kind: "uuid" },
  code: { column: promotionCodes.code, kind: "text" },
  vehicle_id: { column: promotionCodes.vehicleId, kind: "uuid" },
  brand: { column: promotionCodes.brand, kind: "text" },
  category: { column: promotionCodes.category, kind: "text" },
  city: { column: promotionCodes.city, kind: "text" },
  active: { column: promotionCodes.active, kind: "boolean" },
  used: { column: promotionCodes.used, kind: "order-only" },
  book_until: { column: promotionCodes.bookUntil, kind: "order-only" },
  created_at: { column: promotionCodes.createdAt, kind: "order-only" },
  updated_at: { column: promotionCodes.updatedAt, kind: "order-only", dayRangePrefix: "updated" },
};

export function mountPromotionCodes(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/promotion_codes", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, PROMOTION_CODE_COLUMNS, "code", ctx.site.timeZone);
    const { rows, total } = await readPromotionCodes(ctx, { staff, listQuery });
    return { rows: rows.map(toApiPromotionCode), total };
  });
  serveEndpoint(app, ctx, "POST /api/promotion_codes", async ({ staff, body }) =>
    toApiPromotionCode(await createPromotionCode(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/promotion_codes/:id", async ({ staff, parameters: { id }, body }) =>
    toApiPromotionCode(await updatePromotionCode(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/promotion_codes/:id", async ({ staff, parameters: { id } }) => {
    await deletePromotionCode(ctx, { staff, id });
    return undefined;
  });
}

const toApiPromotionCode = (row: NamedPromotionCode): ApiPromotionCode => ({
  id: row.id,
  ...toPromotionCodeFields(row),
  vehicle_name: row.vehicleName,
  used: row.used,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
});
