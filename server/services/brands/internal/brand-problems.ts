import type { FieldProblem } from "#server/errors.ts";
import { SLUG_OVERRIDE_PROBLEMS } from "#server/services/words/content-words.ts";

/** The field problem for each unique constraint of brands. */
export const BRAND_UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  brands_name_unique: { path: "name", message: "Esiste già un brand con questo nome." },
  brands_slug_unique: { path: "slug", message: "Questo slug è già di un altro brand." },
  ...SLUG_OVERRIDE_PROBLEMS,
};

export const NO_SUCH_BRAND = "Questo brand non esiste.";
