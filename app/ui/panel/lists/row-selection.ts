import { useState } from "react";

/** Rows of a list that are chosen to do something with all of them. */
export interface RowSelection<Row> {
  /** In the list's order; only of the page that is shown. */
  selected: Row[];
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Chooses every row of the page, or none. */
  toggleAll: () => void;
  clear: () => void;
}

/** Choosing rows; what is no longer shown is not chosen. */
export function useRowSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string): RowSelection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter((row) => keys.has(rowKey(row)));
  return {
    selected,
    isSelected: (row) => keys.has(rowKey(row)),
    toggle: (row) => {
      const key = rowKey(row);
      setKeys((before) => new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key]));
    },
    toggleAll: () => setKeys(new Set(selected.length === rows.length ? [] : rows.map(rowKey))),
    clear: () => setKeys(new Set()),
  };
}
