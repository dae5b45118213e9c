import type { ComponentProps, ReactNode } from "react";
import { useSearchParams } from "react-router";
import { BulkActions } from "#app/features/admin/lists/bulk-actions.tsx";
import type { ExportChoice } from "#app/features/admin/lists/export-menu.tsx";
import { type ListResource, ROWS_PER_PAGE } from "#app/features/admin/lists/list-resource.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import type { BulkAction } from "#app/features/admin/lists/run-bulk-action.ts";
import { type Column, DataTable } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { type OtherTabMatch, OtherTabMatches } from "#app/ui/panel/lists/other-tab-matches.tsx";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { useRowSelection } from "#app/ui/panel/lists/row-selection.ts";
import { Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { SplitView } from "#app/ui/panel/overlays/split-view.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { useSite } from "#app/ui/site.tsx";

interface ListBodyProps<Row, Query> {
  resource: ListResource<Row, Query>;
  /** The rows of the page. */
  rows: readonly Row[];
  /** The number of matching rows on all pages. */
  total: number;
  /** The table's accessible name: "Brand". */
  label: string;
  /** "14 brand". */
  count?: string;
  /** The search field and the filters. */
  filters: ReactNode;
  /** Further exports of the list. */
  exports?: readonly ExportChoice[];
  columns: readonly Column<Row>[];
  /** Renders a row as a card, on narrow screens. */
  card: (row: Row) => ReactNode;
  tall?: boolean;
  /** Whether a row is greyed out. */
  isFaded?: (row: Row) => boolean;
  /** Id of the row whose details are open. */
  selected?: string | undefined;
  /** Bulk actions; `name` returns a row's name. */
  bulk?: {
    actions: readonly BulkAction<Row>[];
    selectionLabel: (count: number) => string;
    name: (row: Row) => string;
  } | null;
  /** Shown when the list is empty. */
  empty: ComponentProps<typeof EmptyList>;
  /** Replaces the title of `empty` when filters are active. */
  nothingFound?: string;
  /** The other tabs in which the same filters find something. */
  otherTabs?: { title: string; matches: readonly OtherTabMatch[] };
  /** The noun for the pagination: "prenotazioni"; if it is missing, all rows are on one page. */
  pages?: string;
}

/** Renders filters, tools, table and pagination of a list. */
export function ListBody<Row extends { id: string }, Query>(props: ListBodyProps<Row, Query>) {
  const { resource, rows, total, label, count, filters, exports, card, tall, isFaded, selected, bulk, pages } = props;
  const [parameters] = useSearchParams();
  const { timeZone } = useSite();
  const columns = useListColumns(resource.name, props.columns);
  const selection = useRowSelection(rows, ({ id }) => id);
  const selectionWithNames = bulk && { ...selection, name: bulk.name };
  return (
    <>
      <Toolbar
        isCrowded
        end={
          <ListTools
            list={resource.name}
            columns={columns}
            read={(window) =>
              resource.read({ query: { ...resource.query(parameters, new Date(), timeZone), ...window } })
            }
            total={total}
            {...(count !== undefined && { count })}
            {...(exports && { exports })}
          />
        }
      >
        {filters}
      </Toolbar>
      {bulk && selectionWithNames && (
        <BulkActions selection={selectionWithNames} actions={bulk.actions} selectionLabel={bulk.selectionLabel} />
      )}
      <DataTable
        label={label}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns.shown}
        card={card}
        selected={selected}
        {...(tall && { tall })}
        {...(isFaded && { isFaded })}
        {...(selectionWithNames && { selection: selectionWithNames })}
        empty={<EmptyBody {...props} isFiltered={resource.isFiltered(parameters)} />}
      />
      {pages && <Pagination total={total} size={ROWS_PER_PAGE} label={pages} />}
    </>
  );
}

type EmptyBodyProps = Pick<ListBodyProps<never, never>, "empty" | "nothingFound" | "otherTabs"> & {
  isFiltered: boolean;
};

function EmptyBody({ empty, nothingFound, otherTabs, isFiltered }: EmptyBodyProps) {
  if (!isFiltered || !nothingFound) return <EmptyList {...empty} />;
  if (otherTabs && otherTabs.matches.length > 0)
    return <EmptyList title={otherTabs.title} action={<OtherTabMatches matches={otherTabs.matches} />} />;
  return <EmptyList title={nothingFound} hint={LIST_WORDS.nothingFoundHint} />;
}

type ListScreenProps<Row, Query> = Omit<ListBodyProps<Row, Query>, "label"> & {
  header: ComponentProps<typeof PageHeader>;
  /** The table's accessible name; by default the title. */
  label?: string;
  /** The detail pane of a row, docked beside the list; null while none is open. */
  pane?: ReactNode | null;
  /** What staff should know before they read the list. */
  notice?: ReactNode;
  /** The dialogs of the list. */
  children?: ReactNode;
};

/** Renders a list with its header and dialogs (product.md#panel-lists). */
export function ListScreen<Row extends { id: string }, Query>(props: ListScreenProps<Row, Query>) {
  const { header, label = header.title, pane, notice, children, ...list } = props;
  const body = (
    <>
      {notice}
      <ListBody {...list} label={label} />
    </>
  );
  return (
    <>
      <PageHeader {...header} />
      {pane === undefined ? <PageBody>{body}</PageBody> : <SplitView pane={pane}>{body}</SplitView>}
      {children}
    </>
  );
}
