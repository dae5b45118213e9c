/** What makes a spreadsheet take a cell for a formula, or looks as if an export had guarded it: then another apostrophe says that it had not. */
const FORMULA_START = /^'*[=+\-@\t\r]/;

/** How every export writes its cells (product.md#csv-export). */
export const CSV_FORMAT = { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA_START };

/** A cell as it was before its export guarded it with an apostrophe, so that an exported file can be imported again. */
export function unescapeCsvCell(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
}
