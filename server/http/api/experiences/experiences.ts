import type { Hono } from "hono";
import type { ApiExperience } from "#domain/api/experiences/experiences.ts";
import { centsToEuros } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { EXPERIENCE_COLUMNS } from "#server/http/api/jets/jet-columns.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { StoredExperience } from "#server/repositories/experiences/stored-experiences.ts";
import { createExperience } from "#server/services/experiences/create-experience.ts";
import { deleteExperience } from "#server/services/experiences/delete-experience.ts";
import { readExperiences } from "#server/services/experiences/read-experiences.ts";
import { updateExperience } from "#server/services/experiences/update-experience.ts";

export function mountExperiences(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/experiences", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, EXPERIENCE_COLUMNS, "price", ctx.site.timeZone);
    const { rows, total } = await readExperiences(ctx, { staff, listQuery });
    return { rows: rows.map(toExperience), total };
  });
  serveEndpoint(app, ctx, "POST /api/experiences", async ({ staff, body }) =>
    toExperience(await createExperience(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/experiences/:id", async ({ staff, parameters: { id }, body }) =>
    toExperience(await updateExperience(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/experiences/:id", async ({ staff, parameters: { id } }) => {
    await deleteExperience(ctx, { staff, id });
    return undefined;
  });
}

const toExperience = (row: StoredExperience): ApiExperience => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  location: row.location,
  price: centsToEuros(row.priceCents),
  price_unit: row.priceUnit,
  price_note: row.priceNote,
  duration: row.duration,
  type: row.type,
  description: row.description,
  includes: row.includes,
  images: row.images,
  highlights: row.highlights,
  rating: row.rating,
  reviews: row.reviews,
  available: row.available,
  active: row.active,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
});
