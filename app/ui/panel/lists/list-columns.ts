import { useState } from "react";
import type { Column } from "./data-table.tsx";

/** The columns of a list, as chosen by the user. */
export interface ListColumns<Row> {
  shown: Column<Row>[];
  /** Columns that can be hidden: all except the row's link and its buttons. */
  optionalColumns: Column<Row>[];
  /** Ids of the chosen columns; null for the default. */
  chosenIds: readonly string[] | null;
  setChosenIds: (ids: readonly string[] | null) => void;
}

const COLUMNS_STORAGE_PREFIX = "panel_columns:";

/** Returns a list's visible columns, stored in this browser under the list's name. */
export function useListColumns<Row>(list: string, columns: readonly Column<Row>[]): ListColumns<Row> {
  const [chosenIds, setChosen] = useState(() => readSaved(list));
  const optionalColumns = columns.filter((column) => !column.isFixed && !column.isHeaderHidden);
  return {
    shown: columns.filter((column) => !optionalColumns.includes(column) || isColumnShown(column, chosenIds)),
    optionalColumns,
    chosenIds,
    setChosenIds: (ids) => {
      setChosen(ids);
      saveColumns(list, ids);
    },
  };
}

/** Whether an optional column is shown. */
export function isColumnShown(
  { id, isHidden }: Pick<Column<never>, "id" | "isHidden">,
  chosenIds: readonly string[] | null,
): boolean {
  return chosenIds ? chosenIds.includes(id) : !isHidden;
}

function readSaved(list: string): readonly string[] | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(COLUMNS_STORAGE_PREFIX + list) ?? "null");
    return Array.isArray(saved) && saved.every((id) => typeof id === "string") ? saved : null;
  } catch {
    // No storage access or an invalid value: use the default.
    return null;
  }
}

function saveColumns(list: string, ids: readonly string[] | null): void {
  try {
    if (ids === null) localStorage.removeItem(COLUMNS_STORAGE_PREFIX + list);
    else localStorage.setItem(COLUMNS_STORAGE_PREFIX + list, JSON.stringify(ids));
  } catch {
    // Storage is unavailable: the choice of columns then lasts until the page is left.
  }
}
