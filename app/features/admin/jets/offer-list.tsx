import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { type ActivationWords, useActivation } from "#app/features/admin/activation.tsx";
import type { Rows } from "#app/features/admin/api-client.ts";
import { JET_LIST_WORDS, type OfferListName, type OfferWords } from "#app/features/admin/jets/jets-words.ts";
import type { OfferAbilities } from "#app/features/admin/jets/offer-abilities.ts";
import { OfferRowActions } from "#app/features/admin/jets/offer-row-actions.tsx";
import { offerTabs } from "#app/features/admin/jets/offer-tabs.ts";
import { BulkActions } from "#app/features/admin/lists/bulk-actions.tsx";
import { bulkActivation } from "#app/features/admin/lists/bulk-activation.ts";
import { actionsColumn, instantDayColumn } from "#app/features/admin/lists/columns.tsx";
import { DAY_PARAMETERS } from "#app/features/admin/lists/list-days.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { useRowSelection } from "#app/ui/panel/lists/row-selection.ts";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";

export const OFFERS_PER_PAGE = 50;

const STATES = [
  { value: "true", label: "Sul sito" },
  { value: "false", label: "Disattivati" },
];

/** A row with the name by which staff know it. */
export interface OfferRow {
  id: string;
  name: string;
  version: number;
  updated_at: string;
  active: boolean;
}

interface OfferListProps<Row extends OfferRow> {
  list: OfferListName;
  rows: readonly Row[];
  total: number;
  /** A window of the list as its address filters and orders it. */
  read: (parameters: URLSearchParams, window: { limit: number; offset: number }) => Promise<Rows<Row>>;
  abilities: OfferAbilities;
  words: OfferWords;
  path: ActivationWords["path"] & ("/api/jets/:id" | "/api/jet_routes/:id" | "/api/experiences/:id");
  /** The screen's address, whose tab is open. */
  address: string;
  add: string;
  searchLabel: string;
  empty: { title: string; hint: string };
  /** Between name and actions. */
  columns: readonly Column<Row>[];
  /** By which the API orders names. */
  nameOrder: string;
  /** Under the name, in a card. */
  summary: (row: Row) => ReactNode;
  publicPath: (row: Row) => string | null;
  /** The dialog for the row that is edited; null for a new one, undefined while closed. */
  form: (edited: Row | null | undefined, close: () => void) => ReactNode;
}

/** A list of what is flown or done, and what can be done with each (product.md#jet-form). */
export function OfferList<Row extends OfferRow>(props: OfferListProps<Row>) {
  const { list, rows, total, abilities, words, path, address, add, searchLabel, summary, publicPath } = props;
  const [edited, setEdited] = useState<Row | null>();
  const { deactivate, reactivate, dialog } = useActivation<Row>({ path, ...words });
  const removal = useRowRemoval<Row>(path, words, (row) => words.deleteQuestion(row.name));
  const [parameters] = useSearchParams();
  const addButton = abilities.manage && (
    <Button look="primary" icon="plus" onClick={() => setEdited(null)}>
      {add}
    </Button>
  );
  const name = (row: Row) =>
    abilities.write ? <RowButton onPress={() => setEdited(row)}>{row.name}</RowButton> : <b>{row.name}</b>;
  const actions = (row: Row) => (
    <OfferRowActions
      row={row}
      abilities={abilities}
      publicPath={publicPath(row)}
      onEdit={() => setEdited(row)}
      onDeactivate={() => deactivate(row)}
      onReactivate={() => reactivate(row)}
      onRemove={() => removal.remove(row)}
    />
  );
  const columns = useListColumns<Row>(list, [
    { id: "name", header: "Nome", order: props.nameOrder, text: (row) => row.name, cell: name, fixed: true },
    ...props.columns,
    instantDayColumn("updated", JET_LIST_WORDS.updated, ({ updated_at }) => updated_at, {
      order: "updated_at",
      hidden: true,
    }),
    actionsColumn(actions),
  ]);
  const selection = { ...useRowSelection(rows, ({ id }) => id), name: (row: Row) => row.name };
  const bulk = bulkActivation<Row>({ path, counted: words.counted, ...words.bulk });
  const isNarrowed = ["q", "active", ...DAY_PARAMETERS].some((one) => parameters.get(one));
  return (
    <>
      <PageHeader title="Jet ed esperienze" tabs={offerTabs(address)} actions={addButton} />
      <PageBody>
        <Toolbar
          crowded
          end={
            <ListTools
              list={list}
              columns={columns}
              read={(window) => props.read(parameters, window)}
              total={total}
              count={words.counted(total)}
            />
          }
        >
          <ListSearchField label={searchLabel} />
          <FilterSelect label="Stato" parameter="active" all="Tutti gli stati" options={STATES} />
          <PeriodFilter label={JET_LIST_WORDS.days[list]} />
        </Toolbar>
        <BulkActions selection={selection} actions={bulk} said={words.chosen} />
        <DataTable
          label={JET_LIST_WORDS.titles[list]}
          rows={rows}
          rowKey={({ id }) => id}
          faded={({ active }) => !active}
          {...(abilities.manage && { selection })}
          columns={columns.shown}
          card={(row) => (
            <CardHead>
              <div>
                {name(row)}
                {summary(row)}
              </div>
              {actions(row)}
            </CardHead>
          )}
          empty={
            isNarrowed ? (
              <EmptyList title="Nessun risultato" hint={LIST_WORDS.nothingFoundHint} />
            ) : (
              <EmptyList {...props.empty} action={addButton} />
            )
          }
        />
        <Pagination total={total} size={OFFERS_PER_PAGE} label="righe" />
      </PageBody>
      {props.form(edited, () => setEdited(undefined))}
      {dialog}
      {removal.dialog}
    </>
  );
}
