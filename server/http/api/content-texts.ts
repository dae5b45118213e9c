import type { Hono } from "hono";
import type { ApiTranslationRow } from "#domain/api/content-texts/content-texts.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import { toSnakeCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { TranslationRow } from "#server/repositories/content-texts/content-texts.ts";
import {
  readContentTexts,
  readTranslationCounts,
  saveContentText,
} from "#server/services/content-texts/content-texts.ts";
import { draftTranslation } from "#server/services/content-texts/draft-translation.ts";
import { exportTranslations } from "#server/services/content-texts/export-translations.ts";
import { importTranslations } from "#server/services/content-texts/import-translations.ts";

/** Mounts the endpoints for translations of content. */
export function mountContentTexts(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/content_texts", async ({ staff, query }) => {
    const { rows, total } = await readContentTexts(ctx, { staff, query });
    return { rows: rows.map(toApiRow), total };
  });
  serveEndpoint(app, ctx, "GET /api/content_texts/counts", ({ staff, query }) =>
    readTranslationCounts(ctx, { staff, query }),
  );
  serveEndpoint(app, ctx, "GET /api/content_texts/export", ({ staff, query }) =>
    exportTranslations(ctx, { staff, query }),
  );
  serveEndpoint(app, ctx, "POST /api/content_texts/import", ({ staff, body }) =>
    importTranslations(ctx, { staff, body }),
  );
  serveEndpoint(app, ctx, "POST /api/content_texts/draft", async ({ staff, body }) =>
    toSnakeCase(await draftTranslation(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PUT /api/content_texts", async ({ staff, body }) =>
    toSnakeCase(await saveContentText(ctx, { staff, body })),
  );
}

const toApiRow = (row: TranslationRow): UncheckedAnswer<ApiTranslationRow> => toSnakeCase(row);
