/** A cell by the index of its row and column. */
export interface CellAddress {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells: from the cell where it began to the one that has the focus. */
export interface CellSelection {
  readonly anchor: CellAddress;
  readonly head: CellAddress;
  /** After the first of two taps: the next one ends the selection. */
  readonly isOpen?: boolean;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export const selectCell = (cell: CellAddress): CellSelection => ({ anchor: cell, head: cell });

export const extendTo = (selection: CellSelection | null, head: CellAddress): CellSelection => ({
  anchor: selection?.anchor ?? head,
  head,
});

/** Two taps select a span; a third one begins another. */
export const tapCell = (selection: CellSelection | null, cell: CellAddress): CellSelection =>
  selection?.isOpen ? extendTo(selection, cell) : { ...selectCell(cell), isOpen: true };

/** Selects all columns of a row; the first cell gets the focus. */
export const selectRow = (row: number, { columns }: Pick<GridSize, "columns">): CellSelection => ({
  anchor: { row, column: columns - 1 },
  head: { row, column: 0 },
});

export interface SelectedRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** Returns first and last row and column, all included. */
export function rangeOf({ anchor, head }: CellSelection): SelectedRange {
  return {
    firstRow: Math.min(anchor.row, head.row),
    lastRow: Math.max(anchor.row, head.row),
    firstColumn: Math.min(anchor.column, head.column),
    lastColumn: Math.max(anchor.column, head.column),
  };
}

export const isInRange = (
  { row, column }: CellAddress,
  { firstRow, lastRow, firstColumn, lastColumn }: SelectedRange,
): boolean => firstRow <= row && row <= lastRow && firstColumn <= column && column <= lastColumn;

interface GridKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Returns the selection after a key of the grid; null if the key does not change it. Arrow keys move, and extend with Shift; Shift + space selects the row. */
export function selectByKey(selection: CellSelection, pressed: GridKey, size: GridSize): CellSelection | null {
  if (pressed.key === " " && pressed.shiftKey) return selectRow(selection.head.row, size);
  if (pressed.key === "Escape") return isOneCell(selection) ? null : selectCell(selection.head);
  const head = moveHead(selection.head, pressed, size);
  if (!head) return null;
  return pressed.shiftKey ? extendTo(selection, head) : selectCell(head);
}

const isOneCell = ({ anchor, head }: CellSelection) => anchor.row === head.row && anchor.column === head.column;

function moveHead({ row, column }: CellAddress, { key, ctrlKey, metaKey }: GridKey, size: GridSize) {
  const isFar = ctrlKey || metaKey;
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  switch (key) {
    case "ArrowLeft":
      return { row, column: isFar ? 0 : Math.max(0, column - 1) };
    case "ArrowRight":
      return { row, column: isFar ? lastColumn : Math.min(lastColumn, column + 1) };
    case "ArrowUp":
      return { row: isFar ? 0 : Math.max(0, row - 1), column };
    case "ArrowDown":
      return { row: isFar ? lastRow : Math.min(lastRow, row + 1), column };
    case "Home":
      return { row: isFar ? 0 : row, column: 0 };
    case "End":
      return { row: isFar ? lastRow : row, column: lastColumn };
    default:
      return null;
  }
}
