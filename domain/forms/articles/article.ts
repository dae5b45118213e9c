import { z } from "zod";
import { ARTICLE_CATEGORIES, ARTICLE_STATUSES } from "#domain/articles/article.ts";
import { NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { pictureUrlField, slugField, versionField } from "#domain/forms/row-fields.ts";
import { emptyText, requiredText, textBlock } from "#domain/forms/text-fields.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";

const MAX_EXCERPT_CHARACTERS = 300;
const MAX_BODY_CHARACTERS = 40_000;
const DAY = "Indica il giorno di pubblicazione.";

const textField = (maxCharacters: number) => textBlock(NOT_A_TEXT_MESSAGE, maxCharacters);

const fields = z.object({
  title: requiredText("Indica il titolo.", 120),
  slug: slugField("Indica lo slug.").refine((slug) => slug !== "feed", "Questo slug è un indirizzo del magazine."),
  category: z.enum(ARTICLE_CATEGORIES, "Scegli la categoria."),
  excerpt: textField(MAX_EXCERPT_CHARACTERS),
  /** The markup that staff edit: an empty line separates blocks, "## " starts a heading, "- " a list item. */
  body: textField(MAX_BODY_CHARACTERS),
  image: pictureUrlField.or(emptyText.transform(() => "")),
  status: z.enum(ARTICLE_STATUSES, "Lo stato può essere draft o published."),
  published_on: z.string(DAY).refine(isDateSince2000, DAY),
});
type ArticleFields = z.output<typeof fields>;

/** An article of the magazine (product.md#magazine). A draft may lack text, excerpt and picture. */
export const articleSchema = fields.superRefine((article, context) => {
  for (const { path, message } of findMissingToPublish(article))
    context.addIssue({ code: "custom", path: [path], message });
});

/** Changes to an article. Check the result with `findMissingToPublish`. */
export const articleChangesSchema = fields.partial().extend({ version: versionField.optional() });

/** Returns the fields that a published article requires and this one lacks. */
export function findMissingToPublish(article: Pick<ArticleFields, "status" | "excerpt" | "body" | "image">) {
  if (article.status !== "published") return [];
  return (["excerpt", "body", "image"] as const)
    .filter((field) => article[field] === "")
    .map((path) => ({ path, message: MISSING[path] }));
}

const MISSING = {
  excerpt: "Per pubblicarlo, scrivi il sommario.",
  body: "Per pubblicarlo, scrivi il testo.",
  image: "Per pubblicarlo, scegli un'immagine.",
} as const;
