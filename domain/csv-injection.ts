/**
 * Matches the start of a cell that a spreadsheet would run as a formula, also behind apostrophes. The export prefixes an apostrophe; matching
 * existing ones keeps the escape reversible.
 */
const FORMULA_START = /^'*[=+\-@\t\r]/;

/** The CSV format of every export (product.md#csv-export). */
export const CSV_FORMAT = { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA_START };

/** Removes the apostrophe with which an export escaped a cell, so that an exported file can be imported again. */
export function unescapeCsvCell(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
}
