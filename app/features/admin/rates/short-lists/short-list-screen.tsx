import type { ReactNode } from "react";
import { ratesHeader } from "#app/features/admin/rates/rates-header.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";

/** The texts of a list, by which its parts are named. */
interface ShortListWords {
  label: string;
  add: string;
  empty: string;
  emptyHint: string;
  actionsOf: (name: string) => string;
}

interface ShortListScreenProps<Row extends { id: string }> {
  /** The address of its tab. */
  path: string;
  words: ShortListWords;
  rows: readonly Row[];
  canManage: boolean;
  /** The first column, which opens the form of a row. */
  title: { header: string; textOf: (row: Row) => string };
  /** Names a row in the label of its menu. */
  nameOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** The facts below the title of a card. */
  cardFacts: (row: Row) => ReactNode;
  /** Opens the form; null adds a row. */
  onEdit: (row: Row | null) => void;
  onRemove: (row: Row) => void;
  /** The form and the confirmation of a deletion. */
  children: ReactNode;
}

/** Lists the few rows of a tab of the rates, all on one page: each with a menu to edit and delete it (product.md#rates-screen). */
export function ShortListScreen<Row extends { id: string }>({
  path,
  words,
  rows,
  canManage,
  title,
  nameOf,
  columns,
  cardFacts,
  onEdit,
  onRemove,
  children,
}: ShortListScreenProps<Row>) {
  const add = canManage && (
    <Button look="primary" icon="plus" onClick={() => onEdit(null)}>
      {words.add}
    </Button>
  );
  const actions = (row: Row) =>
    canManage && (
      <RowControls>
        <ActionMenu
          label={words.actionsOf(nameOf(row))}
          actions={[
            { label: "Modifica", icon: "edit", onSelect: () => onEdit(row) },
            { label: "Elimina", icon: "minus", destructive: true, onSelect: () => onRemove(row) },
          ]}
        />
      </RowControls>
    );
  const titleCell = (row: Row) =>
    canManage ? <RowButton onPress={() => onEdit(row)}>{title.textOf(row)}</RowButton> : <b>{title.textOf(row)}</b>;
  return (
    <>
      <PageHeader {...ratesHeader(path)} actions={add} />
      <PageBody>
        <DataTable
          label={words.label}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { id: "title", header: title.header, cell: titleCell },
            ...columns,
            { id: "actions", header: "Azioni", isHeaderHidden: true, cell: actions },
          ]}
          card={(row) => (
            <RowCardHeader>
              <div>
                {titleCell(row)}
                {cardFacts(row)}
              </div>
              {actions(row)}
            </RowCardHeader>
          )}
          empty={<EmptyList title={words.empty} hint={words.emptyHint} action={add} />}
        />
      </PageBody>
      {children}
    </>
  );
}
