import { isBlank } from "#domain/trim-text.ts";

/** Addresses of pictures as a form's rows, blank ones among them. At least one row always remains (product.md#fleet-form). */
export type PictureRows = readonly string[];

/** The row taken from one place to another; a place that there is not changes nothing. */
export function movedRow(rows: PictureRows, from: number, to: number): string[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** Without a row; the last one is emptied instead. */
export function withoutRow(rows: PictureRows, at: number): string[] {
  const left = rows.toSpliced(at, 1);
  return left.length > 0 ? left : [""];
}

/** With an uploaded picture in the first blank row, else in one of its own; one that stands there already stays where it is. */
export function withPicture(rows: PictureRows, address: string): string[] {
  if (rows.includes(address)) return [...rows];
  const blank = rows.findIndex(isBlank);
  return blank < 0 ? [...rows, address] : rows.with(blank, address);
}

/** The texts of pictures after a row's address has changed: its text goes along. */
export function renamedText(texts: Readonly<Record<string, string>>, from: string, to: string): Record<string, string> {
  const { [from]: text, ...others } = texts;
  return text === undefined ? { ...others } : { ...others, [to]: text };
}
