import { useState } from "react";

/** Rows of a list that are chosen to do something with all of them. */
export interface RowSelection<Row> {
  /** In the list's order; only of the page that is shown. */
  chosen: Row[];
  isChosen: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Chooses every row of the page, or none. */
  toggleAll: () => void;
  clear: () => void;
}

/** Choosing rows; what is no longer shown is not chosen. */
export function useRowSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string): RowSelection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => keys.has(rowKey(row)));
  return {
    chosen,
    isChosen: (row) => keys.has(rowKey(row)),
    toggle: (row) => {
      const key = rowKey(row);
      setKeys((before) => new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key]));
    },
    toggleAll: () => setKeys(new Set(chosen.length === rows.length ? [] : rows.map(rowKey))),
    clear: () => setKeys(new Set()),
  };
}
