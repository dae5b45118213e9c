import type { Hono } from "hono";
import { type ApiListedRateRule, type ApiRateRule, MAX_HIDING_RULES } from "#domain/api/rates/rate-rules.ts";
import type { AppContext } from "#server/context.ts";
import { RATE_RULE_SEARCH_KEYS, rateRules } from "#server/db/schema.ts";
import { parseListQuery, type QueryableColumns } from "#server/http/api/parse-list-query.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { NamedRateRule } from "#server/repositories/rates/stored-rate-rules.ts";
import { toRateRuleFields } from "#server/services/rates/rate-rule-columns.ts";
import {
  createRateRule,
  deleteRateRule,
  type ListedRateRule,
  readRateRules,
  updateRateRule,
} from "#server/services/rates/rate-rules.ts";

export const RATE_RULE_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: RATE_RULE_SEARCH_KEYS },
  id: { column: rateRules.id, kind: "uuid" },
  kind: { column: rateRules.kind, kind: "text" },
  name: { column: rateRules.name, kind: "order-only" },
  vehicle_id: { column: rateRules.vehicleId, kind: "uuid" },
  brand: { column: rateRules.brand, kind: "text" },
  category: { column: rateRules.category, kind: "text" },
  city: { column: rateRules.city, kind: "text" },
  from_date: { column: rateRules.fromDate, kind: "order-only" },
  created_at: { column: rateRules.createdAt, kind: "order-only" },
  updated_at: { column: rateRules.updatedAt, kind: "order-only", dayRangePrefix: "updated" },
};

export function mountRateRules(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/rate_rules", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, RATE_RULE_COLUMNS, "from_date,name", ctx.site.timeZone);
    const { rows, total } = await readRateRules(ctx, { staff, listQuery });
    return { rows: rows.map(toListedRateRule), total };
  });
  serveEndpoint(app, ctx, "POST /api/rate_rules", async ({ staff, body, idempotencyKey }) =>
    toApiRateRule(await createRateRule(ctx, { staff, body, idempotencyKey })),
  );
  serveEndpoint(app, ctx, "PATCH /api/rate_rules/:id", async ({ staff, parameters: { id }, body }) =>
    toApiRateRule(await updateRateRule(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/rate_rules/:id", async ({ staff, parameters: { id } }) => {
    await deleteRateRule(ctx, { staff, id });
    return undefined;
  });
}

export const toApiRateRule = (row: NamedRateRule): ApiRateRule => ({
  id: row.id,
  ...toRateRuleFields(row),
  vehicle_name: row.vehicleName,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
});

const toListedRateRule = (row: ListedRateRule): ApiListedRateRule => ({
  ...toApiRateRule(row),
  hidden: row.hidden && {
    extent: row.hidden.isWhole ? "wholly" : "partly",
    total: row.hidden.by.length,
    by: row.hidden.by.slice(0, MAX_HIDING_RULES),
  },
});
