import type { Hono } from "hono";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import { toJetTypeSlug } from "#domain/jets/jet.ts";
import { centsToEuros } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import type { AppContext } from "#server/context.ts";
import { JET_COLUMNS } from "#server/http/api/jets/jet-columns.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { StoredJet } from "#server/repositories/jets/stored-jets.ts";
import { createJet } from "#server/services/jets/create-jet.ts";
import { deleteJet } from "#server/services/jets/delete-jet.ts";
import { type JetWithCitySlug, readJets, withJetCitySlugs } from "#server/services/jets/read-jets.ts";
import { updateJet } from "#server/services/jets/update-jet.ts";

export function mountJets(app: Hono, ctx: AppContext): void {
  const respondJet = async (row: StoredJet) =>
    (await withJetCitySlugs(ctx, [row])).map(toJet)[0] as UncheckedAnswer<ApiJet>;
  serveEndpoint(app, ctx, "GET /api/jets", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, JET_COLUMNS, "price", ctx.site.timeZone);
    const { rows, total } = await readJets(ctx, { staff, listQuery });
    return { rows: rows.map(toJet), total };
  });
  serveEndpoint(app, ctx, "POST /api/jets", async ({ staff, body }) =>
    respondJet(await createJet(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/jets/:id", async ({ staff, parameters: { id }, body }) =>
    respondJet(await updateJet(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/jets/:id", async ({ staff, parameters: { id } }) => {
    await deleteJet(ctx, { staff, id });
    return undefined;
  });
}

function toJet(row: JetWithCitySlug): UncheckedAnswer<ApiJet> {
  return {
    id: row.id,
    brand: row.brand,
    model: row.model,
    slug: row.slug,
    type: row.type,
    passengers: row.passengers,
    max_baggage_kg: row.maxBaggageKg,
    range_km: row.rangeKm,
    cruise_speed_kmh: row.cruiseSpeedKmh,
    price: centsToEuros(row.priceCents),
    images: row.images,
    cities: row.location,
    airport: row.airport,
    amenities: row.amenities,
    highlights: row.highlights,
    crew_size: row.crewSize,
    rating: row.rating,
    reviews: row.reviews,
    cabin_height_m: row.cabinHeightM,
    cabin_width_m: row.cabinWidthM,
    description: row.description,
    available: row.available,
    active: row.active,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
    url: row.citySlug && paths.jetModel(row.citySlug, toJetTypeSlug(row.type), row.slug),
  };
}
