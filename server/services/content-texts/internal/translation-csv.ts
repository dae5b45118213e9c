import Papa from "papaparse";
import type { FileText, TranslationFile } from "#domain/content-texts/translation-file.ts";
import { parseFileLanguage } from "#domain/content-texts/translation-file.ts";
import { CSV_FORMAT, unescapeCsvCell } from "#domain/csv-injection.ts";

const APPROVED = "approved";

/** Writes texts as CSV, one a line. */
export const formatTranslationCsv = ({ language, texts }: TranslationFile): string =>
  Papa.unparse(
    texts.map(({ id, note, italian, translation, approved }) => ({
      ...{ id, language, note, italian, translation },
      state: approved ? APPROVED : "draft",
    })),
    CSV_FORMAT,
  );

/** Reads a CSV as `formatTranslationCsv` writes it, also after a spreadsheet saved it. Returns null for any other file. */
export function parseTranslationCsv(content: string): TranslationFile | null {
  const { data, meta } = Papa.parse<Record<string, string>>(content, { header: true, skipEmptyLines: "greedy" });
  if (!["id", "language", "translation"].every((column) => meta.fields?.includes(column))) return null;
  const languages = new Set(data.map((row) => row.language?.trim()));
  const language = parseFileLanguage(data[0]?.language ?? "");
  if (languages.size !== 1 || !language) return null;
  return { language, texts: data.map(toFileText) };
}

function toFileText(row: Record<string, string>): FileText {
  const cell = (name: string) => unescapeCsvCell(row[name] ?? "").replaceAll("\r\n", "\n");
  return {
    id: cell("id"),
    note: cell("note"),
    italian: cell("italian"),
    translation: cell("translation"),
    approved: cell("state").trim().toLowerCase() === APPROVED,
  };
}
