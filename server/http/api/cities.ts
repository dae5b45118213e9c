import type { Hono } from "hono";
import type { ApiCity, ApiPublicCity, ApiTown } from "#domain/api/cities/cities.ts";
import { countryNameOfTown } from "#domain/cities/towns.ts";
import { toSnakeCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { CITY_COLUMNS } from "#server/http/api/queryable-columns.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import { createCity } from "#server/services/cities/create-city.ts";
import { type FoundTown, findTowns } from "#server/services/cities/find-towns.ts";
import { readCities, type StoredCity } from "#server/services/cities/read-cities.ts";
import { readOffMapCities } from "#server/services/cities/read-off-map-cities.ts";
import { updateCity } from "#server/services/cities/update-city.ts";

export function mountCities(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/cities", async ({ caller, queries }) => {
    const listQuery = parseListQuery(queries, CITY_COLUMNS, "name", ctx.site.timeZone);
    const { rows, total, isFull } = await readCities(ctx, { staff: caller, listQuery });
    return { rows: rows.map(isFull ? toCity : toPublicCity), total };
  });
  serveEndpoint(app, ctx, "GET /api/cities/towns", async ({ staff, query }) =>
    (await findTowns(ctx, { staff, query })).map(toApiTown),
  );
  serveEndpoint(app, ctx, "GET /api/cities/off-map", ({ staff }) => readOffMapCities(ctx, { staff }));
  serveEndpoint(app, ctx, "POST /api/cities", async ({ staff, body }) =>
    toCity(await createCity(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/cities/:id", async ({ staff, parameters: { id }, body }) =>
    toCity(await updateCity(ctx, { staff, id, body })),
  );
}

function toApiTown({ town, slug, storedCityId }: FoundTown): ApiTown {
  return {
    name: town.name,
    country: countryNameOfTown(town),
    latitude: town.latitude,
    longitude: town.longitude,
    time_zone: town.timeZone,
    slug,
    city: storedCityId,
  };
}

function toCity(row: StoredCity): ApiCity {
  const { descriptions, searchPosition, searchName, hasPage } = row;
  return { ...toPublicCity(row), ...toSnakeCase({ descriptions, searchPosition, searchName, hasPage }) };
}

function toPublicCity(row: StoredCity): ApiPublicCity {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    country: row.country,
    description: row.description,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keywords: row.metaKeywords,
    image_url: row.imageUrl,
    night_image_url: row.nightImageUrl,
    active: row.active,
    time_zone: row.timeZone,
    latitude: row.latitude,
    longitude: row.longitude,
    aliases: row.aliases,
    rental_hours: row.rentalHours,
    min_notice_hours: row.minNoticeHours,
    max_advance_days: row.maxAdvanceDays,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}
