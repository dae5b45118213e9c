import { ARTICLE_WORDS } from "#app/features/admin/articles/article-words.ts";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import type { ApiArticleRow } from "#domain/api/content/articles.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

type Dated = Pick<ApiArticleRow, "status" | "published_on">;
type CurrentStatus = "draft" | "scheduled" | "published";

const MARKS: Readonly<Record<CurrentStatus, StatusMark>> = { draft: "empty", scheduled: "half", published: "ring" };

/** Whether readers can open it today. */
export const isOut = (article: Dated, today: CivilDate) => currentStatus(article, today) === "published";

/** "In programma". */
export const articleStateWord = (article: Dated, today: CivilDate): string =>
  ARTICLE_WORDS[currentStatus(article, today)];

/** A draft, published, or published from a day to come. */
export function ArticleState({ article, today }: { article: Dated; today: CivilDate }) {
  return <StatusTag mark={MARKS[currentStatus(article, today)]}>{articleStateWord(article, today)}</StatusTag>;
}

function currentStatus({ status, published_on }: Dated, today: CivilDate): CurrentStatus {
  if (status === "draft") return "draft";
  return published_on <= today ? "published" : "scheduled";
}
