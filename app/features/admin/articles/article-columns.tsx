import type { ReactNode } from "react";
import { ArticleState, articleStateWord } from "#app/features/admin/articles/article-state.tsx";
import { actionsColumn, dayColumn, instantDayColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import type { ApiArticleRow } from "#domain/api/content/articles.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

export interface ArticleHandling {
  today: CivilDate;
  onEdit: (article: ApiArticleRow) => void;
  actions: (article: ApiArticleRow) => ReactNode;
}

/** The columns of the articles; the last ones are shown to who chooses them. */
export const articleColumns = ({ today, onEdit, actions }: ArticleHandling): Column<ApiArticleRow>[] => [
  {
    id: "title",
    fixed: true,
    header: "Titolo",
    order: "title",
    text: ({ title }) => title,
    cell: (article) => <RowButton onPress={() => onEdit(article)}>{article.title}</RowButton>,
  },
  textColumn("category", "Categoria", ({ category }) => category, { order: "category" }),
  {
    id: "status",
    header: "Stato",
    order: "status",
    text: (article) => articleStateWord(article, today),
    cell: (article) => <ArticleState {...{ article, today }} />,
  },
  dayColumn("published", "Esce il", ({ published_on }) => published_on, { order: "published_on", align: "end" }),
  instantDayColumn("updated", "Modificato", ({ updated_at }) => updated_at, { order: "updated_at" }),
  textColumn("slug", "Slug", ({ slug }) => slug, { soft: true, order: "slug", hidden: true }),
  textColumn("excerpt", "Sommario", ({ excerpt }) => excerpt, { soft: true, hidden: true }),
  textColumn("minutes", "Minuti di lettura", ({ read_minutes }) => String(read_minutes), {
    align: "end",
    hidden: true,
  }),
  actionsColumn(actions),
];
