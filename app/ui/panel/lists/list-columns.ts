import { useState } from "react";
import type { Column } from "./data-table.tsx";

/** The columns of a list as they are chosen. */
export interface ListColumns<Row> {
  shown: Column<Row>[];
  /** Those that one may do without: not the one that a row is opened by, nor its buttons. */
  choosable: Column<Row>[];
  /** Ids of the chosen ones; null for the list's own. */
  chosen: readonly string[] | null;
  choose: (ids: readonly string[] | null) => void;
}

const KEY = "panel_columns:";

/** Which columns of a list are shown, kept in this browser under the list's name. */
export function useListColumns<Row>(list: string, columns: readonly Column<Row>[]): ListColumns<Row> {
  const [chosen, setChosen] = useState(() => readKept(list));
  const choosable = columns.filter((column) => !column.fixed && !column.headerHidden);
  return {
    shown: columns.filter((column) => !choosable.includes(column) || isShown(column, chosen)),
    choosable,
    chosen,
    choose: (ids) => {
      setChosen(ids);
      keep(list, ids);
    },
  };
}

/** Whether a column that one may do without is shown. */
export function isShown(
  { id, hidden }: Pick<Column<never>, "id" | "hidden">,
  chosen: readonly string[] | null,
): boolean {
  return chosen ? chosen.includes(id) : !hidden;
}

function readKept(list: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + list) ?? "null");
    return Array.isArray(kept) && kept.every((id) => typeof id === "string") ? kept : null;
  } catch {
    // A browser that keeps nothing, or something else under our name: the list's own.
    return null;
  }
}

function keep(list: string, ids: readonly string[] | null): void {
  try {
    if (ids === null) localStorage.removeItem(KEY + list);
    else localStorage.setItem(KEY + list, JSON.stringify(ids));
  } catch {
    // It holds until the page is left.
  }
}
