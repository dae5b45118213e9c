import { z } from "zod";
import { UNKNOWN_VALUE_MESSAGE } from "#domain/api/table-query.ts";
import { MAX_FILE_BYTES, TRANSLATION_FORMATS } from "#domain/content-texts/translation-file.ts";
import { contentTextListSchema } from "#domain/forms/content-texts/content-text.ts";
import { isBlank } from "#domain/trim-text.ts";

/** The query of GET /api/content_texts/export. */
export const contentTextExportSchema = contentTextListSchema
  .pick({ language: true, state: true, entity: true })
  .extend({
    format: z.enum(TRANSLATION_FORMATS, UNKNOWN_VALUE_MESSAGE),
  });

/** How an import stores the translations: as the file says, or all as drafts or as approved. */
export const IMPORT_STATES = ["file", "draft", "approved"] as const;

/** The body of POST /api/content_texts/import. */
export const contentTextImportSchema = z.object({
  format: z.enum(TRANSLATION_FORMATS, UNKNOWN_VALUE_MESSAGE),
  state: z.enum(IMPORT_STATES, UNKNOWN_VALUE_MESSAGE),
  content: z
    .string("Scegli un file.")
    .refine((text) => !isBlank(text), "Il file è vuoto.")
    .refine(
      (text) => new TextEncoder().encode(text).length <= MAX_FILE_BYTES,
      "Il file è troppo grande: al massimo 800 kB.",
    ),
});
