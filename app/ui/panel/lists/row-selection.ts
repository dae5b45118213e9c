import { useState } from "react";

/** Rows selected for a bulk action. */
export interface RowSelection<Row> {
  /** The selected rows of the current page, in the list's order. */
  selected: Row[];
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Selects every row of the page, or none. */
  toggleAll: () => void;
  clear: () => void;
}

/** Manages the selection; rows that are no longer shown are deselected. */
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
