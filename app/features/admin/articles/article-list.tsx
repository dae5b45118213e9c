import { type ReactNode, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { ArticleForm } from "#app/features/admin/articles/article-form.tsx";
import { ARTICLE_WORDS, ARTICLE_WORDS as WORDS } from "#app/features/admin/articles/article-words.ts";
import {
  actionsColumn,
  dayColumn,
  dayWithYear,
  instantDayColumn,
  textColumn,
} from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import type { BulkAction } from "#app/features/admin/lists/run-bulk-action.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiArticle, ApiArticleRow } from "#domain/api/articles/articles.ts";
import type { ArticleStatus } from "#domain/articles/article.ts";
import { paths } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

export const ARTICLE_LIST = createListResource({
  name: "articles",
  filters: ["q", "status"],
  // The list's period filters by publication day.
  days: "published",
  order: "-published_on",
  read: (call) => api.list("/api/articles", call),
});

const STATES = [
  { value: "published", label: "Pubblicati" },
  { value: "draft", label: "Bozze" },
];

interface ArticleListProps {
  rows: ApiArticleRow[];
  total: number;
  today: CivilDate;
}

/** Lists the magazine's articles, drafts included, with their form dialog and deletion (product.md#magazine). */
export function ArticleList({ rows, total, today }: ArticleListProps) {
  const [edited, setEdited] = useState<ApiArticle | null>();
  const removal = useRowRemoval<ApiArticleRow>("/api/articles/:id", WORDS, ({ title }) => WORDS.deleteQuestion(title));
  const edit = useArticleWithText(setEdited);
  const add = (
    <Button look="primary" icon="plus" onClick={() => setEdited(null)}>
      {WORDS.add}
    </Button>
  );
  const actions = (article: ApiArticleRow) => (
    <RowControls>
      <ActionMenu
        label={WORDS.actionsOf(article.title)}
        actions={[
          { label: "Modifica", icon: "edit", onSelect: () => void edit(article) },
          ...(isVisible(article, today)
            ? [{ label: "Vedi sul sito", icon: "external" as const, to: paths.magazine(article.slug) }]
            : []),
          { label: "Elimina", icon: "minus", destructive: true, onSelect: () => removal.remove(article) },
        ]}
      />
    </RowControls>
  );
  const rowHandlers = { today, onEdit: (article: ApiArticleRow) => void edit(article), actions };
  return (
    <ListScreen
      resource={ARTICLE_LIST}
      header={{ title: WORDS.title, actions: add }}
      rows={rows}
      total={total}
      count={WORDS.count(total)}
      filters={
        <>
          <ListSearchField label="Cerca per titolo, slug o categoria" placeholder="Cerca titolo o categoria" />
          <FilterSelect label="Stato" parameter="status" all="Tutti gli stati" options={STATES} />
          <PeriodFilter label={WORDS.days} hasUpcoming />
        </>
      }
      bulk={{ actions: BULK_ARTICLE_ACTIONS, selectionLabel: WORDS.selectedCount, name: ({ title }) => title }}
      isFaded={({ status }) => status === "draft"}
      columns={articleColumns(rowHandlers)}
      card={(article) => <ArticleCard article={article} {...rowHandlers} />}
      nothingFound="Nessun articolo trovato"
      empty={{ title: "Nessun articolo", hint: "Un articolo esce nel magazine dal suo giorno.", action: add }}
      pages="articoli"
    >
      <ArticleForm article={edited} today={today} onClose={() => setEdited(undefined)} />
      {removal.dialog}
    </ListScreen>
  );
}

interface ArticleRowHandlers {
  today: CivilDate;
  onEdit: (article: ApiArticleRow) => void;
  actions: (article: ApiArticleRow) => ReactNode;
}

/** The columns of the list; the last columns are optional. */
const articleColumns = ({ today, onEdit, actions }: ArticleRowHandlers): Column<ApiArticleRow>[] => [
  {
    id: "title",
    isFixed: true,
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
    text: (article) => articleStateLabel(article, today),
    cell: (article) => <ArticleState {...{ article, today }} />,
  },
  dayColumn("published", "Esce il", ({ published_on }) => published_on, { order: "published_on", align: "end" }),
  instantDayColumn("updated", "Modificato", ({ updated_at }) => updated_at, { order: "updated_at" }),
  textColumn("slug", "Slug", ({ slug }) => slug, { soft: true, order: "slug", isHidden: true }),
  textColumn("excerpt", "Sommario", ({ excerpt }) => excerpt, { soft: true, isHidden: true }),
  textColumn("minutes", "Minuti di lettura", ({ read_minutes }) => String(read_minutes), {
    align: "end",
    isHidden: true,
  }),
  actionsColumn(actions),
];

/** Loads the whole article for editing: the rows of the list have no text. */
function useArticleWithText(onRead: (article: ApiArticle) => void) {
  const toast = useToast();
  return async ({ id }: ApiArticleRow) => {
    try {
      onRead(await api.get("/api/articles/:id", { parameters: { id } }));
    } catch (thrown) {
      toast.failure(thrown, WORDS.openFailed);
    }
  };
}

function ArticleCard({ article, today, onEdit, actions }: ArticleRowHandlers & { article: ApiArticleRow }) {
  return (
    <RowCardHeader>
      <div>
        <RowButton onPress={() => onEdit(article)}>{article.title}</RowButton>
        <p className={textStyles.meta}>{`${article.category} · ${dayWithYear(article.published_on)}`}</p>
        <ArticleState {...{ article, today }} />
      </div>
      {actions(article)}
    </RowCardHeader>
  );
}

type ArticleSchedule = Pick<ApiArticleRow, "status" | "published_on">;
type CurrentStatus = "draft" | "scheduled" | "published";

const MARKS: Readonly<Record<CurrentStatus, StatusMark>> = { draft: "empty", scheduled: "half", published: "ring" };

/** Whether readers can open the article today. */
const isVisible = (article: ArticleSchedule, today: CivilDate) => loadCurrentStatus(article, today) === "published";

/** Returns the label of the current status: "In programma". */
const articleStateLabel = (article: ArticleSchedule, today: CivilDate): string =>
  ARTICLE_WORDS[loadCurrentStatus(article, today)];

/** Shows whether an article is a draft, published, or scheduled for a later day. */
function ArticleState({ article, today }: { article: ArticleSchedule; today: CivilDate }) {
  return <StatusTag mark={MARKS[loadCurrentStatus(article, today)]}>{articleStateLabel(article, today)}</StatusTag>;
}

function loadCurrentStatus({ status, published_on }: ArticleSchedule, today: CivilDate): CurrentStatus {
  if (status === "draft") return "draft";
  return published_on <= today ? "published" : "scheduled";
}

const { count: articles, bulk: BULK_WORDS } = ARTICLE_WORDS;

/** Bulk actions on articles; each undoes the other. */
const BULK_ARTICLE_ACTIONS: readonly BulkAction<ApiArticleRow>[] = [
  {
    ...BULK_WORDS.publish,
    appliesTo: ({ status }) => status === "draft",
    question: (count) => BULK_WORDS.publish.question(articles(count)),
    done: (count) => BULK_WORDS.publish.done(articles(count), count),
    run: (row) => changeStatus(row, "published"),
  },
  {
    ...BULK_WORDS.withdraw,
    appliesTo: ({ status }) => status === "published",
    question: (count) => BULK_WORDS.withdraw.question(articles(count)),
    done: (count) => BULK_WORDS.withdraw.done(articles(count), count),
    run: (row) => changeStatus(row, "draft"),
  },
];

const changeStatus = ({ id, version }: ApiArticleRow, status: ArticleStatus) =>
  api.patch("/api/articles/:id", { parameters: { id }, body: { status, version } });
