import { z } from "zod";
import { MAX_SEARCH_CHARACTERS, UNKNOWN_VALUE_MESSAGE } from "#domain/api/table-query.ts";
import { CONTENT_ENTITIES, FOREIGN_LANGUAGES } from "#domain/content-texts/content-entities.ts";
import { TRANSLATION_STATES } from "#domain/content-texts/content-text.ts";
import { INVALID_VERSION_MESSAGE, NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { requiredText, textBlock, textLine } from "#domain/forms/text-fields.ts";

/** The longest translation, in characters: an article's body with its tags. */
export const MAX_TRANSLATION_CHARACTERS = 60_000;
const MAX_KEY_CHARACTERS = 2_048;
const UNKNOWN_TEXT = "Questo testo non esiste.";
const UNKNOWN_LANGUAGE = "Scegli inglese, francese, tedesco o spagnolo.";

/** The address of a translation: its Italian original, and the language. */
export const contentTextKeySchema = z.object({
  entity: z.enum(CONTENT_ENTITIES, UNKNOWN_TEXT),
  entity_id: requiredText(UNKNOWN_TEXT, MAX_KEY_CHARACTERS),
  field: requiredText(UNKNOWN_TEXT, MAX_KEY_CHARACTERS),
  language: z.enum(FOREIGN_LANGUAGES, UNKNOWN_LANGUAGE),
});

/** The body of PUT /api/content_texts. An empty text deletes the translation. */
export const contentTextSchema = contentTextKeySchema.extend({
  text: textBlock("Scrivi la traduzione.", MAX_TRANSLATION_CHARACTERS),
  approved: z.boolean("Indica se la traduzione è approvata."),
  /** The hash of the Italian text that the translator read. */
  source_hash: requiredText("Indica da quale testo italiano viene la traduzione.", 32),
  /** 0 for a translation that was missing. */
  version: z.int(INVALID_VERSION_MESSAGE).min(0).max(2_147_483_647).optional(),
});
export type ContentTextInput = z.output<typeof contentTextSchema>;

/** The body of POST /api/content_texts/draft. The version is that of the translation which the draft replaces; 0 if it is missing. */
export const contentTextDraftSchema = contentTextKeySchema.extend({
  version: z.int(INVALID_VERSION_MESSAGE).min(0).max(2_147_483_647),
});

/** Default and maximum number of texts in a page of the list. */
const DEFAULT_LIST_ROWS = 50;
const MAX_LIST_ROWS = 200;
const MAX_OFFSET_ROWS = 1_000_000;

/** The query of GET /api/content_texts/counts: all texts, those of an entity, or those of one row. */
export const contentTextCountsSchema = z.object({
  entity: z.enum(CONTENT_ENTITIES, UNKNOWN_TEXT).optional(),
  entity_id: textLine(UNKNOWN_TEXT, MAX_KEY_CHARACTERS).optional(),
});

/** The query of GET /api/content_texts. */
export const contentTextListSchema = contentTextCountsSchema.extend({
  language: z.enum(FOREIGN_LANGUAGES, UNKNOWN_LANGUAGE),
  state: z.enum(TRANSLATION_STATES, UNKNOWN_VALUE_MESSAGE).optional(),
  q: textLine(NOT_A_TEXT_MESSAGE, MAX_SEARCH_CHARACTERS).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIST_ROWS).default(DEFAULT_LIST_ROWS),
  offset: z.coerce.number().int().min(0).max(MAX_OFFSET_ROWS).default(0),
});
