import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { metaShape, revisionShape } from "#domain/api/shared-schemas.ts";
import { createdDayFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { cityChangesSchema, newCitySchema } from "#domain/forms/cities/city.ts";
import { townQuerySchema } from "#domain/forms/cities/town-query.ts";
import { cityDaysSchema } from "#domain/forms/opening-hours.ts";
import { OFF_MAP_REASONS } from "#domain/map/map-position.ts";

const publicShape = {
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  country: z.string(),
  description: z.string().nullable(),
  ...metaShape,
  image_url: z.string().nullable(),
  night_image_url: z.string().nullable(),
  active: z.boolean(),
  time_zone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  aliases: z.array(z.string()),
  /** When cars change hands in the city; null for every hour, and for the notice and advance of all cities (product.md#hours-of-a-city). */
  rental_hours: cityDaysSchema.nullable(),
  min_notice_hours: z.number().int().nullable(),
  max_advance_days: z.number().int().nullable(),
  ...revisionShape,
};

/** Fields that only staff with the cities ability see: page texts in every language, and the search position. */
const staffShape = {
  descriptions: z.record(z.string(), z.string()),
  search_position: z.number().int().nullable(),
  search_name: z.string().nullable(),
  has_page: z.boolean(),
};

/** A city as the public reads it. */
export const apiPublicCitySchema = z.object(publicShape);
export type ApiPublicCity = z.infer<typeof apiPublicCitySchema>;

/** A city as its editors read it. */
export const apiCitySchema = z.object({ ...publicShape, ...staffShape });
export type ApiCity = z.infer<typeof apiCitySchema>;

const apiTownSchema = z.object({
  /** Italian name and country. */
  name: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
  /** A slug that neither a category nor another city has. */
  slug: z.string(),
  /** Id of the stored city of this name; null if there is none. */
  city: z.string().nullable(),
});
export type ApiTown = z.infer<typeof apiTownSchema>;

const apiOffMapCitySchema = z.object({ id: z.string(), name: z.string(), reason: z.enum(OFF_MAP_REASONS) });
export type ApiOffMapCity = z.infer<typeof apiOffMapCitySchema>;

export const cityEndpoints = {
  "GET /api/cities": {
    summary: "Le città: quelle attive, per chi le cura tutte e con ogni campo",
    query: searchableTableQuery("id", "name", "slug", "country", "active", "has_page").extend(createdDayFilters),
    answer: z.array(z.object({ ...publicShape, ...z.object(staffShape).partial().shape })),
    list: true,
  },
  "GET /api/cities/towns": {
    summary: "I luoghi d'Europa il cui nome comincia così, da scegliere per una nuova città",
    query: townQuerySchema,
    answer: z.array(apiTownSchema),
  },
  "GET /api/cities/off-map": {
    summary: "Le città attive con una pagina che la mappa di Dove operiamo non mostra, e perché",
    answer: z.array(apiOffMapCitySchema),
  },
  "POST /api/cities": { summary: "Crea una città", body: newCitySchema, answer: apiCitySchema, status: 201 },
  "PATCH /api/cities/:id": {
    summary: "Modifica una città; la disattiva con {active: false}",
    body: cityChangesSchema,
    answer: apiCitySchema,
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
