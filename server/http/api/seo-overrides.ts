import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import { snakeCased } from "#domain/casing.ts";
import { newOverrideFields, overrideChangesSchema } from "#domain/forms/seo-override.ts";
import type { AppContext } from "#server/context.ts";
import { SEO_OVERRIDE_COLUMNS } from "#server/http/api/readable-columns.ts";
import { answerRows, describeRows, describeWrite } from "#server/http/api/row-answers.ts";
import { parseTableReading } from "#server/http/api/table-reading.ts";
import { withVersion } from "#server/http/api/version.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { jsonRow } from "#server/http/json-body.ts";
import { createOverride } from "#server/services/seo-overrides/create-override.ts";
import { deleteOverride } from "#server/services/seo-overrides/delete-override.ts";
import {
  type OverrideChange,
  readDeletedOverrides,
  readOverrideHistory,
} from "#server/services/seo-overrides/read-override-history.ts";
import { readOverrides, type StoredOverride } from "#server/services/seo-overrides/read-overrides.ts";
import { updateOverride } from "#server/services/seo-overrides/update-override.ts";

/** B 3.5. */
const overrideRowSchema = z.object({
  id: z.string(),
  page_type: z.string(),
  slug: z.string(),
  indexable: z.boolean(),
  custom_title: z.string().nullable(),
  custom_description: z.string().nullable(),
  custom_keywords: z.string().nullable(),
  canonical_url: z.string().nullable(),
  custom_h1: z.string().nullable(),
  custom_content: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.number().int(),
});

/** One change: who, when, and the entry before and after it; null where it did not exist. */
const overrideChangeSchema = z.object({
  id: z.string(),
  override_id: z.string(),
  action: z.string(),
  at: z.string(),
  email: z.string().nullable(),
  before: overrideRowSchema.nullable(),
  after: overrideRowSchema.nullable(),
});

const describeChanges = (summary: string) =>
  describeRoute({
    summary,
    responses: {
      200: {
        description: "Le modifiche",
        content: { "application/json": { schema: resolver(z.array(overrideChangeSchema)) } },
      },
    },
  });

function toOverrideRow(row: StoredOverride): z.infer<typeof overrideRowSchema> {
  return { ...snakeCased(row), created_at: row.createdAt.toISOString(), updated_at: row.updatedAt.toISOString() };
}

function toOverrideChange({ overrideId, at, ...change }: OverrideChange) {
  return { ...change, override_id: overrideId, at: at.toISOString() };
}

/** /api/seo_overrides (B 7.2, 7.3), with the history of its entries. */
export function seoOverrideRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  api.get(
    "/seo_overrides",
    describeRows("Le voci SEO: quelle indicizzabili, per chi le cura tutte", overrideRowSchema, SEO_OVERRIDE_COLUMNS),
    async (c) => {
      const reading = parseTableReading(c.req.queries(), SEO_OVERRIDE_COLUMNS, "-updated_at");
      const { rows, total } = await readOverrides(ctx, { staff: c.get("staff"), reading });
      return answerRows(c, rows.map(toOverrideRow), total);
    },
  );
  api.post(
    "/seo_overrides",
    describeWrite("Crea una voce SEO", { body: newOverrideFields, row: overrideRowSchema, status: 201 }),
    jsonRow(newOverrideFields, overrideRowSchema),
    async (c) => c.json(toOverrideRow(await createOverride(ctx, { staff: staffOf(c), body: c.get("json") })), 201),
  );
  api.patch(
    "/seo_overrides/:id",
    describeWrite("Modifica una voce SEO", { body: overrideChangesSchema, row: overrideRowSchema }),
    jsonRow(overrideChangesSchema, overrideRowSchema),
    async (c) => {
      const body = withVersion(c.get("json"), c.req.header("if-match"));
      return c.json(toOverrideRow(await updateOverride(ctx, { staff: staffOf(c), id: c.req.param("id"), body })));
    },
  );
  api.delete("/seo_overrides/:id", describeWrite("Elimina una voce SEO", { status: 204 }), async (c) => {
    await deleteOverride(ctx, { staff: staffOf(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
  api.get("/seo_overrides/deleted", describeChanges("Le voci SEO eliminate, l'ultima per prima"), async (c) => {
    const changes = await readDeletedOverrides(ctx, { staff: staffOf(c) });
    return answerRows(c, changes.map(toOverrideChange), changes.length);
  });
  api.get(
    "/seo_overrides/:id/history",
    describeChanges("Le modifiche di una voce SEO, l'ultima per prima"),
    async (c) => {
      const changes = await readOverrideHistory(ctx, { staff: staffOf(c), id: c.req.param("id") });
      return answerRows(c, changes.map(toOverrideChange), changes.length);
    },
  );
  return api;
}
