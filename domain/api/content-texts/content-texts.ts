import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { CONTENT_ENTITIES, FOREIGN_LANGUAGES } from "#domain/content-texts/content-entities.ts";
import { TRANSLATION_STATES } from "#domain/content-texts/content-text.ts";
import { TRANSLATION_FORMATS } from "#domain/content-texts/translation-file.ts";
import {
  contentTextCountsSchema,
  contentTextDraftSchema,
  contentTextListSchema,
  contentTextSchema,
} from "#domain/forms/content-texts/content-text.ts";
import { contentTextExportSchema, contentTextImportSchema } from "#domain/forms/content-texts/translation-file.ts";

const apiContentTextSchema = z.object({
  entity: z.enum(CONTENT_ENTITIES),
  entity_id: z.string(),
  field: z.string(),
  /** The hash of the Italian text, to be sent with its translation. */
  source_hash: z.string(),
  /** Null while the translation is missing. */
  text: z.string().nullable(),
  state: z.enum(TRANSLATION_STATES),
  /** 0 while the translation is missing. */
  version: z.int(),
});

const apiTranslationRowSchema = apiContentTextSchema.extend({
  /** The name of the row that contains the text. */
  name: z.string(),
  italian: z.string(),
});
export type ApiTranslationRow = z.infer<typeof apiTranslationRowSchema>;

const apiTranslationImportSchema = z.object({
  language: z.enum(FOREIGN_LANGUAGES),
  /** The numbers of texts that were written, that were equal already, and without a translation. */
  stored: z.int(),
  unchanged: z.int(),
  empty: z.int(),
  /** The refused texts, each with its position in the file from 1. */
  refused: z.array(z.object({ row: z.int(), note: z.string(), reason: z.string() })),
});
export type ApiTranslationImport = z.infer<typeof apiTranslationImportSchema>;

export const contentTextEndpoints = {
  "GET /api/content_texts": {
    summary: "I testi italiani con la loro traduzione in una lingua",
    query: contentTextListSchema,
    answer: z.array(apiTranslationRowSchema),
    list: true,
  },
  "GET /api/content_texts/counts": {
    summary: "Quanti testi mancano, sono in bozza, da rivedere o approvati, per lingua",
    query: contentTextCountsSchema,
    answer: z.array(
      z.object({ language: z.enum(FOREIGN_LANGUAGES), state: z.enum(TRANSLATION_STATES), total: z.int() }),
    ),
  },
  "GET /api/content_texts/export": {
    summary: "I testi di una lingua come file CSV o XLIFF 1.2, da importare di nuovo",
    query: contentTextExportSchema,
    answer: z.object({
      language: z.enum(FOREIGN_LANGUAGES),
      format: z.enum(TRANSLATION_FORMATS),
      /** The number of texts in the file. */
      total: z.int(),
      content: z.string(),
    }),
  },
  "POST /api/content_texts/import": {
    summary: "Importa traduzioni da un file esportato; i testi cambiati nel frattempo sono rifiutati uno per uno",
    body: contentTextImportSchema,
    row: null,
    answer: apiTranslationImportSchema,
  },
  "POST /api/content_texts/draft": {
    summary: "Traduce un testo con il modello configurato e lo salva come bozza",
    body: contentTextDraftSchema,
    row: null,
    answer: apiContentTextSchema,
    refuses: [404, 409],
  },
  "PUT /api/content_texts": {
    summary: "Salva una traduzione; un testo vuoto la elimina",
    body: contentTextSchema,
    answer: apiContentTextSchema,
    ifMatch: true,
    refuses: [404, 409],
  },
} as const satisfies Endpoints;
