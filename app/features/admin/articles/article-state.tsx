import { ARTICLE_WORDS } from "#app/features/admin/articles/article-words.ts";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import type { ApiArticleRow } from "#domain/api/content/articles.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

type Dated = Pick<ApiArticleRow, "status" | "published_on">;

/** Whether readers can open it today. */
export const isOut = ({ status, published_on }: Dated, today: CivilDate) =>
  status === "published" && published_on <= today;

/** A draft, published, or published from a day to come. */
export function ArticleState({ article, today }: { article: Dated; today: CivilDate }) {
  if (article.status === "draft") return <StatusTag mark="empty">{ARTICLE_WORDS.draft}</StatusTag>;
  if (!isOut(article, today)) return <StatusTag mark="half">{ARTICLE_WORDS.scheduled}</StatusTag>;
  return <StatusTag mark="ring">{ARTICLE_WORDS.published}</StatusTag>;
}
