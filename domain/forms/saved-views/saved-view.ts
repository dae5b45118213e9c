import { z } from "zod";
import { UNKNOWN_LIST_MESSAGE } from "#domain/forms/field-messages.ts";
import { maxCharactersMessage, requiredText } from "#domain/forms/text-fields.ts";
import { LIST_NAMES } from "#domain/lists/list-names.ts";

/** Maximum number of views per user and list. */
export const MAX_SAVED_VIEWS = 20;
/** Generous limit, above the columns of any list. */
const MAX_COLUMNS = 40;
const MAX_QUERY_CHARACTERS = 1000;

/** The name of a view, for the panel's form. */
export const viewNameSchema = z.object({ name: requiredText("Dai un nome alla vista.", 40) });

/** The body of POST /api/saved_views: a list's filters, order and columns under a name. */
export const savedViewSchema = viewNameSchema.extend({
  list: z.enum(LIST_NAMES, UNKNOWN_LIST_MESSAGE),
  /** The query string of the list's URL. */
  query: z
    .string("I filtri devono essere un testo.")
    .max(MAX_QUERY_CHARACTERS, maxCharactersMessage(MAX_QUERY_CHARACTERS))
    .refine((text) => !/\p{Cc}/u.test(text), "I filtri contengono caratteri non ammessi."),
  /** Column ids; null for the list's default. */
  columns: z
    .array(z.string("Le colonne sono testi.").max(40, maxCharactersMessage(40)))
    .max(MAX_COLUMNS, `Al massimo ${MAX_COLUMNS} colonne.`)
    .nullable(),
});
