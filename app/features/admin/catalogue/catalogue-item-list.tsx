import { type ReactNode, useState } from "react";
import { type ActivationWords, useActivation } from "#app/features/admin/activation.tsx";
import type { CatalogueItemAbilities } from "#app/features/admin/catalogue/catalogue-item-abilities.ts";
import {
  CATALOGUE_LIST_WORDS,
  type CatalogueItemWords,
  type CatalogueListName,
} from "#app/features/admin/catalogue/catalogue-item-words.ts";
import { bulkActivationActions } from "#app/features/admin/lists/bulk-activation.ts";
import { actionsColumn, instantDayColumn } from "#app/features/admin/lists/list-columns.tsx";
import type { ListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu, type MenuAction } from "#app/ui/panel/overlays/action-menu.tsx";
import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import { useSite } from "#app/ui/site.tsx";
import { isPathOffered, type Offers } from "#domain/offers/offers.ts";
import { panelPaths } from "#domain/panel-paths.ts";

const STATES = [
  { value: "true", label: "Sul sito" },
  { value: "false", label: "Disattivati" },
];

export interface CatalogueItemRow {
  id: string;
  version: number;
  updated_at: string;
  active: boolean;
}

/** The filter parameters that all three lists share. */
export const CATALOGUE_ITEM_FILTERS = ["q", "active"] as const;

interface CatalogueItemListProps<Row extends CatalogueItemRow, Query> {
  resource: ListResource<Row, Query>;
  list: CatalogueListName;
  rows: readonly Row[];
  total: number;
  /** Returns the name by which staff know a row. */
  nameOf: (row: Row) => string;
  abilities: CatalogueItemAbilities;
  words: CatalogueItemWords;
  path: ActivationWords["path"] & ("/api/jets/:id" | "/api/jet_routes/:id" | "/api/experiences/:id");
  /** The path of the screen, which selects its tab. */
  address: string;
  add: string;
  searchLabel: string;
  empty: { title: string; hint: string };
  /** The columns between the name and the actions. */
  columns: readonly Column<Row>[];
  /** The API's order key of the name column. */
  nameOrder: string;
  /** Shown under the name in a card. */
  summary: (row: Row) => ReactNode;
  publicPath: (row: Row) => string | null;
  /** Renders the dialog that edits a row. Null opens an empty form for a new row; undefined closes the dialog. */
  form: (edited: Row | null | undefined, close: () => void) => ReactNode;
}

/** Lists jets, routes or experiences with the actions on each row (product.md#jet-form). */
export function CatalogueItemList<Row extends CatalogueItemRow, Query>(props: CatalogueItemListProps<Row, Query>) {
  const { list, rows, total, nameOf, abilities, words, path, address, add, searchLabel, summary, publicPath } = props;
  const [edited, setEdited] = useState<Row | null>();
  const { deactivate, reactivate, dialog } = useActivation<Row & { name: string }>({ path, ...words });
  const removal = useRowRemoval<Row>(path, words, (row) => words.deleteQuestion(nameOf(row)));
  const addButton = abilities.canManage && (
    <Button look="primary" icon="plus" onClick={() => setEdited(null)}>
      {add}
    </Button>
  );
  const name = (row: Row) =>
    abilities.canWriteTexts ? (
      <RowButton onPress={() => setEdited(row)}>{nameOf(row)}</RowButton>
    ) : (
      <b>{nameOf(row)}</b>
    );
  const actions = (row: Row) => {
    const rowWithName = { ...row, name: nameOf(row) };
    return (
      <CatalogueItemActions
        row={rowWithName}
        abilities={abilities}
        publicPath={publicPath(row)}
        onEdit={() => setEdited(row)}
        onDeactivate={() => deactivate(rowWithName)}
        onReactivate={() => reactivate(rowWithName)}
        onRemove={() => removal.remove(row)}
      />
    );
  };
  const columns: Column<Row>[] = [
    { id: "name", header: "Nome", order: props.nameOrder, text: nameOf, cell: name, isFixed: true },
    ...props.columns,
    instantDayColumn("updated", CATALOGUE_LIST_WORDS.updated, ({ updated_at }) => updated_at, {
      order: "updated_at",
      isHidden: true,
    }),
    actionsColumn(actions),
  ];
  const { offers } = useSite();
  const bulk = bulkActivationActions<Row>({ path, countLabel: words.counted, ...words.bulk });
  return (
    <ListScreen
      resource={props.resource}
      header={{ ...catalogueHeader(address, offers), actions: addButton }}
      label={CATALOGUE_LIST_WORDS.titles[list]}
      rows={rows}
      total={total}
      count={words.counted(total)}
      filters={
        <>
          <ListSearchField label={searchLabel} />
          <FilterSelect label="Stato" parameter="active" all="Tutti gli stati" options={STATES} />
          <PeriodFilter label={CATALOGUE_LIST_WORDS.days[list]} />
        </>
      }
      bulk={abilities.canManage ? { actions: bulk, selectionLabel: words.selectedCount, name: nameOf } : null}
      isFaded={({ active }) => !active}
      columns={columns}
      card={(row) => (
        <RowCardHeader>
          <div>
            {name(row)}
            {summary(row)}
          </div>
          {actions(row)}
        </RowCardHeader>
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

interface CatalogueItemActionsProps {
  row: { name: string; active: boolean };
  abilities: CatalogueItemAbilities;
  /** The path of the row's public page; null if it has none. */
  publicPath: string | null;
  onEdit: () => void;
  onDeactivate: () => void;
  onReactivate: () => void;
  onRemove: () => void;
}

/** The actions on a row that the user's abilities allow; if they allow none, only the link to the row's page. */
function CatalogueItemActions(props: CatalogueItemActionsProps) {
  const { row, abilities, publicPath, onEdit, onDeactivate, onReactivate, onRemove } = props;
  const viewAction: MenuAction[] = publicPath ? [{ label: "Vedi sul sito", icon: "external", to: publicPath }] : [];
  const write: MenuAction[] = abilities.canWriteTexts
    ? [{ label: abilities.canManage ? "Modifica" : "Modifica i testi", icon: "edit", onSelect: onEdit }]
    : [];
  const manage: MenuAction[] = abilities.canManage
    ? [
        row.active
          ? { label: "Disattiva", icon: "minus", destructive: true, onSelect: onDeactivate }
          : { label: "Riattiva", icon: "check", onSelect: onReactivate },
        { label: "Elimina", icon: "close", destructive: true, onSelect: onRemove },
      ]
    : [];
  const actions = [...write, ...viewAction, ...manage];
  return (
    <RowControls>
      {abilities.canManage && !row.active && (
        <Button small onClick={onReactivate} aria-label={`Riattiva ${row.name}`}>
          Riattiva
        </Button>
      )}
      {actions.length > 0 && <ActionMenu label={`Azioni per ${row.name}`} actions={actions} />}
    </RowControls>
  );
}

/** The title and tabs of jets, routes and experiences, which share one sidebar entry; those of what is offered (product.md#offers). */
function catalogueHeader(current: string, offers: Offers): { title: string; tabs?: HeaderTab[] } {
  const { jets, experiences } = CATALOGUE_LIST_WORDS.titles;
  if (!offers.jets) return { title: experiences };
  const tabs = [
    { to: panelPaths.adminJets, label: jets },
    { to: panelPaths.adminJetRoutes, label: CATALOGUE_LIST_WORDS.titles["jet-routes"] },
    { to: panelPaths.adminExperiences, label: experiences },
  ];
  return {
    title: offers.experiences ? "Jet ed esperienze" : jets,
    tabs: tabs.filter(({ to }) => isPathOffered(to, offers)).map((tab) => ({ ...tab, current: tab.to === current })),
  };
}
