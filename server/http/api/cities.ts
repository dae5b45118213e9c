import { Hono } from "hono";
import { z } from "zod";
import { snakeCased } from "#domain/casing.ts";
import { cityChangesSchema, newCitySchema } from "#domain/forms/city.ts";
import type { AppContext } from "#server/context.ts";
import { cityRowSchema, toCityRow } from "#server/http/api/public-rows.ts";
import { CITY_COLUMNS } from "#server/http/api/readable-columns.ts";
import { answerRows, describeRows, describeWrite } from "#server/http/api/row-answers.ts";
import { parseTableReading } from "#server/http/api/table-reading.ts";
import { withVersion } from "#server/http/api/version.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { jsonRow } from "#server/http/json-body.ts";
import { createCity } from "#server/services/cities/create-city.ts";
import { readCities, type StoredCity } from "#server/services/cities/read-cities.ts";
import { updateCity } from "#server/services/cities/update-city.ts";

/** What only those who keep the cities see: the texts of the page in every language, and where it stands in the search. */
const staffColumns = {
  descriptions: z.record(z.string(), z.string()),
  search_position: z.number().int().nullable(),
  search_name: z.string().nullable(),
  has_page: z.boolean(),
};
const staffCityRowSchema = cityRowSchema.extend(staffColumns);
const readCityRowSchema = cityRowSchema.extend(z.object(staffColumns).partial().shape);

function toStaffCityRow(row: StoredCity): z.infer<typeof staffCityRowSchema> {
  const { descriptions, searchPosition, searchName, hasPage } = row;
  return { ...toCityRow(row), ...snakeCased({ descriptions, searchPosition, searchName, hasPage }) };
}

/** /api/cities (B 7.3). */
export function cityRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  api.get(
    "/cities",
    describeRows("Le città: quelle attive, per chi le cura tutte e con ogni campo", readCityRowSchema, CITY_COLUMNS),
    async (c) => {
      const reading = parseTableReading(c.req.queries(), CITY_COLUMNS, "name");
      const { rows, total, whole } = await readCities(ctx, { staff: c.get("staff"), reading });
      return answerRows(c, rows.map(whole ? toStaffCityRow : toCityRow), total);
    },
  );
  api.post(
    "/cities",
    describeWrite("Crea una città", { body: newCitySchema, row: staffCityRowSchema, status: 201 }),
    jsonRow(newCitySchema, staffCityRowSchema),
    async (c) => c.json(toStaffCityRow(await createCity(ctx, { staff: staffOf(c), body: c.get("json") })), 201),
  );
  api.patch(
    "/cities/:id",
    describeWrite("Modifica una città; la disattiva con {active: false}", {
      body: cityChangesSchema,
      row: staffCityRowSchema,
    }),
    jsonRow(cityChangesSchema, staffCityRowSchema),
    async (c) => {
      const body = withVersion(c.get("json"), c.req.header("if-match"));
      return c.json(toStaffCityRow(await updateCity(ctx, { staff: staffOf(c), id: c.req.param("id"), body })));
    },
  );
  return api;
}
