import { missingToPublish } from "#domain/forms/content/article.ts";
import type { FieldProblem } from "#server/errors.ts";
import { wrongFields } from "#server/services/checked-input.ts";

export const NO_SUCH_ARTICLE = "Questo articolo non esiste.";

/** What the database's constraints stand for, at the fields of the form. */
export const ARTICLE_TAKEN: Readonly<Record<string, FieldProblem>> = {
  articles_slug_unique: { path: "slug", message: "Questo slug è già di un altro articolo." },
};

/** Refuses "invalid" for a published article that lacks something. */
export function refuseUnfinished(article: Parameters<typeof missingToPublish>[0]): void {
  const missing = missingToPublish(article);
  if (missing.length > 0) throw wrongFields(missing);
}
