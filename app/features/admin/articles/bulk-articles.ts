import { api } from "#app/features/admin/api-client.ts";
import { ARTICLE_WORDS } from "#app/features/admin/articles/article-words.ts";
import type { BulkAction } from "#app/features/admin/lists/run-bulk.ts";
import type { ApiArticleRow } from "#domain/api/content/articles.ts";
import type { ArticleStatus } from "#domain/catalogue/article.ts";

const { count: articles, bulk: WORDS } = ARTICLE_WORDS;

/** What is done with many articles at once; the one takes the other back. */
export const BULK_ARTICLE_ACTIONS: readonly BulkAction<ApiArticleRow>[] = [
  {
    ...WORDS.publish,
    applies: ({ status }) => status === "draft",
    question: (count) => WORDS.publish.question(articles(count)),
    done: (count) => WORDS.publish.done(articles(count), count),
    run: (row) => change(row, "published"),
  },
  {
    ...WORDS.withdraw,
    applies: ({ status }) => status === "published",
    question: (count) => WORDS.withdraw.question(articles(count)),
    done: (count) => WORDS.withdraw.done(articles(count), count),
    run: (row) => change(row, "draft"),
  },
];

const change = ({ id, version }: ApiArticleRow, status: ArticleStatus) =>
  api.patch("/api/articles/:id", { parameters: { id }, body: { status, version } });
