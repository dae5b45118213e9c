import { Hono } from "hono";
import { brandChangesSchema, newBrandSchema } from "#domain/forms/brand.ts";
import type { AppContext } from "#server/context.ts";
import { brandRowSchema, toBrandRow } from "#server/http/api/public-rows.ts";
import { BRAND_COLUMNS } from "#server/http/api/readable-columns.ts";
import { answerRows, describeRows, describeWrite } from "#server/http/api/row-answers.ts";
import { parseTableReading } from "#server/http/api/table-reading.ts";
import { withVersion } from "#server/http/api/version.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { jsonRow } from "#server/http/json-body.ts";
import { createBrand } from "#server/services/brands/create-brand.ts";
import { readBrands } from "#server/services/brands/read-brands.ts";
import { updateBrand } from "#server/services/brands/update-brand.ts";

/** /api/brands (B 7.3). */
export function brandRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  api.get(
    "/brands",
    describeRows("I brand: quelli attivi, per chi li cura tutti", brandRowSchema, BRAND_COLUMNS),
    async (c) => {
      const reading = parseTableReading(c.req.queries(), BRAND_COLUMNS, "name");
      const { rows, total } = await readBrands(ctx, { staff: c.get("staff"), reading });
      return answerRows(c, rows.map(toBrandRow), total);
    },
  );
  api.post(
    "/brands",
    describeWrite("Crea un brand", { body: newBrandSchema, row: brandRowSchema, status: 201 }),
    jsonRow(newBrandSchema, brandRowSchema),
    async (c) => c.json(toBrandRow(await createBrand(ctx, { staff: staffOf(c), body: c.get("json") })), 201),
  );
  api.patch(
    "/brands/:id",
    describeWrite("Modifica un brand; lo disattiva con {active: false}", {
      body: brandChangesSchema,
      row: brandRowSchema,
    }),
    jsonRow(brandChangesSchema, brandRowSchema),
    async (c) => {
      const body = withVersion(c.get("json"), c.req.header("if-match"));
      return c.json(toBrandRow(await updateBrand(ctx, { staff: staffOf(c), id: c.req.param("id"), body })));
    },
  );
  return api;
}
