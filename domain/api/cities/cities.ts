import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { metaShape, revisionShape } from "#domain/api/shared-schemas.ts";
import { createdDayFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { cityChangesSchema, newCitySchema } from "#domain/forms/cities/city.ts";

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

export const cityEndpoints = {
  "GET /api/cities": {
    summary: "Le città: quelle attive, per chi le cura tutte e con ogni campo",
    query: searchableTableQuery("id", "name", "slug", "country", "active", "has_page").extend(createdDayFilters),
    answer: z.array(z.object({ ...publicShape, ...z.object(staffShape).partial().shape })),
    list: true,
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
