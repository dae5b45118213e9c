import { type ReactNode, useState } from "react";
import { type ActivationWords, useActivation } from "#app/features/admin/activation.tsx";
import { JET_LIST_WORDS, type OfferListName, type OfferWords } from "#app/features/admin/jets/jets-words.ts";
import type { OfferAbilities } from "#app/features/admin/jets/offer-abilities.ts";
import { bulkActivation } from "#app/features/admin/lists/bulk-activation.ts";
import { actionsColumn, instantDayColumn } from "#app/features/admin/lists/columns.tsx";
import type { ListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu, type MenuAction } from "#app/ui/panel/overlays/action-menu.tsx";
import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import { panelPaths } from "#domain/panel-paths.ts";

const STATES = [
  { value: "true", label: "Sul sito" },
  { value: "false", label: "Disattivati" },
];

export interface OfferRow {
  id: string;
  version: number;
  updated_at: string;
  active: boolean;
}

/** The parameters that narrow every list of offers. */
export const OFFER_FILTERS = ["q", "active"] as const;

interface OfferListProps<Row extends OfferRow, Query> {
  resource: ListResource<Row, Query>;
  list: OfferListName;
  rows: readonly Row[];
  total: number;
  /** The name by which staff know a row. */
  nameOf: (row: Row) => string;
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
export function OfferList<Row extends OfferRow, Query>(props: OfferListProps<Row, Query>) {
  const { list, rows, total, nameOf, abilities, words, path, address, add, searchLabel, summary, publicPath } = props;
  const [edited, setEdited] = useState<Row | null>();
  const { deactivate, reactivate, dialog } = useActivation<Row & { name: string }>({ path, ...words });
  const removal = useRowRemoval<Row>(path, words, (row) => words.deleteQuestion(nameOf(row)));
  const addButton = abilities.manage && (
    <Button look="primary" icon="plus" onClick={() => setEdited(null)}>
      {add}
    </Button>
  );
  const name = (row: Row) =>
    abilities.write ? <RowButton onPress={() => setEdited(row)}>{nameOf(row)}</RowButton> : <b>{nameOf(row)}</b>;
  const actions = (row: Row) => {
    const named = { ...row, name: nameOf(row) };
    return (
      <OfferRowActions
        row={named}
        abilities={abilities}
        publicPath={publicPath(row)}
        onEdit={() => setEdited(row)}
        onDeactivate={() => deactivate(named)}
        onReactivate={() => reactivate(named)}
        onRemove={() => removal.remove(row)}
      />
    );
  };
  const columns: Column<Row>[] = [
    { id: "name", header: "Nome", order: props.nameOrder, text: nameOf, cell: name, fixed: true },
    ...props.columns,
    instantDayColumn("updated", JET_LIST_WORDS.updated, ({ updated_at }) => updated_at, {
      order: "updated_at",
      hidden: true,
    }),
    actionsColumn(actions),
  ];
  const bulk = bulkActivation<Row>({ path, counted: words.counted, ...words.bulk });
  return (
    <ListScreen
      resource={props.resource}
      header={{ title: "Jet ed esperienze", tabs: offerTabs(address), actions: addButton }}
      label={JET_LIST_WORDS.titles[list]}
      rows={rows}
      total={total}
      count={words.counted(total)}
      filters={
        <>
          <ListSearchField label={searchLabel} />
          <FilterSelect label="Stato" parameter="active" all="Tutti gli stati" options={STATES} />
          <PeriodFilter label={JET_LIST_WORDS.days[list]} />
        </>
      }
      bulk={abilities.manage ? { actions: bulk, said: words.chosen, name: nameOf } : null}
      faded={({ active }) => !active}
      columns={columns}
      card={(row) => (
        <CardHead>
          <div>
            {name(row)}
            {summary(row)}
          </div>
          {actions(row)}
        </CardHead>
      )}
      nothingFound="Nessun risultato"
      empty={{ ...props.empty, action: addButton }}
      pages="righe"
    >
      {props.form(edited, () => setEdited(undefined))}
      {dialog}
      {removal.dialog}
    </ListScreen>
  );
}

interface OfferRowActionsProps {
  row: { name: string; active: boolean };
  abilities: OfferAbilities;
  /** Null for a row that no page shows. */
  publicPath: string | null;
  onEdit: () => void;
  onDeactivate: () => void;
  onReactivate: () => void;
  onRemove: () => void;
}

/** What can be done with a jet, a route or an experience by who looks at it; nothing but a look at its page without any right to write. */
function OfferRowActions(props: OfferRowActionsProps) {
  const { row, abilities, publicPath, onEdit, onDeactivate, onReactivate, onRemove } = props;
  const look: MenuAction[] = publicPath ? [{ label: "Vedi sul sito", icon: "external", to: publicPath }] : [];
  const write: MenuAction[] = abilities.write
    ? [{ label: abilities.manage ? "Modifica" : "Modifica i testi", icon: "edit", onSelect: onEdit }]
    : [];
  const manage: MenuAction[] = abilities.manage
    ? [
        row.active
          ? { label: "Disattiva", icon: "minus", destructive: true, onSelect: onDeactivate }
          : { label: "Riattiva", icon: "check", onSelect: onReactivate },
        { label: "Elimina", icon: "close", destructive: true, onSelect: onRemove },
      ]
    : [];
  const actions = [...write, ...look, ...manage];
  return (
    <RowControls>
      {abilities.manage && !row.active && (
        <Button small onClick={onReactivate} aria-label={`Riattiva ${row.name}`}>
          Riattiva
        </Button>
      )}
      {actions.length > 0 && <ActionMenu label={`Azioni per ${row.name}`} actions={actions} />}
    </RowControls>
  );
}

/** The three lists of what is flown and done, under one entry of the sidebar. */
function offerTabs(current: string): HeaderTab[] {
  return [
    { to: panelPaths.adminJets, label: JET_LIST_WORDS.titles.jets },
    { to: panelPaths.adminJetRoutes, label: JET_LIST_WORDS.titles["jet-routes"] },
    { to: panelPaths.adminExperiences, label: JET_LIST_WORDS.titles.experiences },
  ].map((tab) => ({ ...tab, current: tab.to === current }));
}
