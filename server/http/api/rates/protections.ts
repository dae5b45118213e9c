import type { Hono } from "hono";
import type { ApiProtection } from "#domain/api/rates/protections.ts";
import type { CategorySlug } from "#domain/categories.ts";
import { type Cents, centsToEuros } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { StoredProtection } from "#server/repositories/rates/protections.ts";
import {
  createProtection,
  deleteProtection,
  readProtections,
  updateProtection,
} from "#server/services/rates/protections.ts";

/** Mounts the reductions of the excess. */
export function mountProtections(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/protections", async ({ staff }) => {
    const rows = await readProtections(ctx, { staff });
    return { rows: rows.map(toProtection), total: rows.length };
  });
  serveEndpoint(app, ctx, "POST /api/protections", async ({ staff, body }) =>
    toProtection(await createProtection(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/protections/:id", async ({ staff, parameters: { id }, body }) =>
    toProtection(await updateProtection(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/protections/:id", async ({ staff, parameters: { id } }) => {
    await deleteProtection(ctx, { staff, id });
    return undefined;
  });
}

const toProtection = (row: StoredProtection): ApiProtection => ({
  id: row.id,
  code: row.code,
  name: row.name,
  description: row.description,
  price: centsToEuros(row.priceCents),
  excess_percent: row.excessPercent,
  deposit_percent: row.depositPercent,
  excess_by_category: toEurosByCategory(row.excessCentsByCategory),
  deposit_by_category: toEurosByCategory(row.depositCentsByCategory),
  position: row.position,
  active: row.active,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
});

const toEurosByCategory = (amounts: Partial<Record<CategorySlug, Cents>>): Partial<Record<CategorySlug, number>> =>
  Object.fromEntries(Object.entries(amounts).map(([category, cents]) => [category, centsToEuros(cents)]));
