import { useState } from "react";
import type { Column } from "./data-table.tsx";

/** The columns of a list as they are chosen. */
export interface ListColumns<Row> {
  shown: Column<Row>[];
  /** Those that one may do without: not the one that a row is opened by, nor its buttons. */
  optionalColumns: Column<Row>[];
  /** Ids of the chosen ones; null for the list's own. */
  chosenIds: readonly string[] | null;
  setChosenIds: (ids: readonly string[] | null) => void;
}

const COLUMNS_STORAGE_PREFIX = "panel_columns:";

/** Which columns of a list are shown, kept in this browser under the list's name. */
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

/** Whether a column that one may do without is shown. */
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
    // A browser that keeps nothing, or something else under our name: the list's own.
    return null;
  }
}

function saveColumns(list: string, ids: readonly string[] | null): void {
  try {
    if (ids === null) localStorage.removeItem(COLUMNS_STORAGE_PREFIX + list);
    else localStorage.setItem(COLUMNS_STORAGE_PREFIX + list, JSON.stringify(ids));
  } catch {
    // It holds until the page is left.
  }
}
