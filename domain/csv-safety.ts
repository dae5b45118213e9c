/** What makes a spreadsheet take a cell for a formula. */
export const FORMULA_START = /^[=+\-@\t\r]/;

/** A cell as it was before its export guarded it with an apostrophe, so that an exported file can be imported again. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
}
