import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { dayRangeFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { ARTICLE_CATEGORIES, ARTICLE_STATUSES } from "#domain/articles/article.ts";
import { articleChangesSchema, articleSchema } from "#domain/forms/articles/article.ts";

/** An article in the list, without its body. */
const apiArticleRowSchema = z.object({
  id: z.string(),
  slug: z.string(),
  category: z.enum(ARTICLE_CATEGORIES),
  title: z.string(),
  excerpt: z.string(),
  image: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  published_on: z.string(),
  read_minutes: z.int(),
  ...revisionShape,
});
export type ApiArticleRow = z.infer<typeof apiArticleRowSchema>;

/** A full article. In its body an empty line separates blocks, "## " starts a heading and "- " a list item. */
const apiArticleSchema = apiArticleRowSchema.extend({ body: z.string() });
export type ApiArticle = z.infer<typeof apiArticleSchema>;

export const articleEndpoints = {
  "GET /api/articles": {
    summary: "Gli articoli del magazine, bozze comprese",
    query: searchableTableQuery("id", "title", "slug", "category", "status").extend(dayRangeFilters("published")),
    answer: z.array(apiArticleRowSchema),
    list: true,
  },
  "POST /api/articles": {
    summary: "Crea un articolo; il testo è diviso da righe vuote, ## comincia un titolo, - una voce d'elenco",
    body: articleSchema,
    answer: apiArticleSchema,
    status: 201,
    refuses: [409],
  },
  "GET /api/articles/:id": { summary: "Un articolo con il suo testo", answer: apiArticleSchema },
  "PATCH /api/articles/:id": {
    summary: "Modifica un articolo; lo pubblica con {status: published}",
    body: articleChangesSchema,
    answer: apiArticleSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/articles/:id": { summary: "Elimina un articolo", answer: null, refuses: [404] },
} as const satisfies Endpoints;
