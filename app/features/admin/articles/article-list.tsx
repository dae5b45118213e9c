import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { type ArticleHandling, articleColumns } from "#app/features/admin/articles/article-columns.tsx";
import { ArticleForm } from "#app/features/admin/articles/article-form.tsx";
import { articleQuery } from "#app/features/admin/articles/article-query.ts";
import { ArticleState, isOut } from "#app/features/admin/articles/article-state.tsx";
import { ARTICLE_WORDS as WORDS } from "#app/features/admin/articles/article-words.ts";
import { BULK_ARTICLE_ACTIONS } from "#app/features/admin/articles/bulk-articles.ts";
import { BulkActions } from "#app/features/admin/lists/bulk-actions.tsx";
import { dayWithYear } from "#app/features/admin/lists/columns.tsx";
import { DAY_PARAMETERS } from "#app/features/admin/lists/list-days.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { useRowSelection } from "#app/ui/panel/lists/row-selection.ts";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiArticle, ApiArticleRow } from "#domain/api/content/articles.ts";
import { paths } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

export const ARTICLES_PER_PAGE = 50;

const STATES = [
  { value: "published", label: "Pubblicati" },
  { value: "draft", label: "Bozze" },
];

interface ArticleListProps {
  rows: ApiArticleRow[];
  total: number;
  today: CivilDate;
}

/** The magazine's articles, drafts among them: a searchable table, its dialog, removal (product.md#magazine). */
export function ArticleList({ rows, total, today }: ArticleListProps) {
  const [parameters] = useSearchParams();
  const [edited, setEdited] = useState<ApiArticle | null>();
  const removal = useRowRemoval<ApiArticleRow>("/api/articles/:id", WORDS, ({ title }) => WORDS.deleteQuestion(title));
  const edit = useWholeArticle(setEdited);
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
          ...(isOut(article, today)
            ? [{ label: "Vedi sul sito", icon: "external" as const, to: paths.magazine(article.slug) }]
            : []),
          { label: "Elimina", icon: "minus", destructive: true, onSelect: () => removal.remove(article) },
        ]}
      />
    </RowControls>
  );
  const handling = { today, onEdit: (article: ApiArticleRow) => void edit(article), actions };
  const columns = useListColumns("articles", articleColumns(handling));
  const selection = { ...useRowSelection(rows, ({ id }) => id), name: ({ title }: ApiArticleRow) => title };
  const { timeZone } = useSite();
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/articles", { query: { ...articleQuery(parameters, new Date(), timeZone), ...window } });
  return (
    <>
      <PageHeader title={WORDS.title} actions={add} />
      <PageBody>
        <Toolbar
          crowded
          end={<ListTools list="articles" columns={columns} read={read} total={total} count={WORDS.count(total)} />}
        >
          <ListSearchField label="Cerca per titolo, slug o categoria" placeholder="Cerca titolo o categoria" />
          <FilterSelect label="Stato" parameter="status" all="Tutti gli stati" options={STATES} />
          <PeriodFilter label={WORDS.days} coming />
        </Toolbar>
        <BulkActions selection={selection} actions={BULK_ARTICLE_ACTIONS} said={WORDS.chosen} />
        <DataTable
          label={WORDS.title}
          rows={rows}
          rowKey={({ id }) => id}
          faded={({ status }) => status === "draft"}
          selection={selection}
          columns={columns.shown}
          card={(article) => <ArticleCard article={article} {...handling} />}
          empty={
            ["q", "status", ...DAY_PARAMETERS].some((name) => parameters.get(name)) ? (
              <EmptyList title="Nessun articolo trovato" hint={LIST_WORDS.nothingFoundHint} />
            ) : (
              <EmptyList title="Nessun articolo" hint="Un articolo esce nel magazine dal suo giorno." action={add} />
            )
          }
        />
        <Pagination total={total} size={ARTICLES_PER_PAGE} label="articoli" />
      </PageBody>
      <ArticleForm article={edited} today={today} onClose={() => setEdited(undefined)} />
      {removal.dialog}
    </>
  );
}

/** The list goes without the texts: the one that is edited is read whole. */
function useWholeArticle(onRead: (article: ApiArticle) => void) {
  const toast = useToast();
  return async ({ id }: ApiArticleRow) => {
    try {
      onRead(await api.get("/api/articles/:id", { parameters: { id } }));
    } catch (thrown) {
      toast.failure(thrown, WORDS.openFailed);
    }
  };
}

function ArticleCard({ article, today, onEdit, actions }: ArticleHandling & { article: ApiArticleRow }) {
  return (
    <CardHead>
      <div>
        <RowButton onPress={() => onEdit(article)}>{article.title}</RowButton>
        <p className={textStyles.meta}>{`${article.category} · ${dayWithYear(article.published_on)}`}</p>
        <ArticleState {...{ article, today }} />
      </div>
      {actions(article)}
    </CardHead>
  );
}
