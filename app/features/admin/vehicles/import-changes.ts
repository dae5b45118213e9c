import type { ApiImportedVehicle } from "#domain/api/vehicles/vehicles.ts";

/** Counts the rows of each outcome. */
export function countActions(rows: readonly ApiImportedVehicle[]): Record<ApiImportedVehicle["action"], number> {
  const counts = { create: 0, update: 0, unchanged: 0, wrong: 0 };
  for (const { action } of rows) counts[action]++;
  return counts;
}

/** A longer cell is shown from where it starts to differ. */
const MAX_SHOWN_CHARACTERS = 120;
/** Characters of the common beginning that stay, as context. */
const CONTEXT_CHARACTERS = 20;

/** Returns a cell before and after in one line each; of long texts only the part that differs. */
export function excerptChange({ before, after }: { before: string; after: string }): { before: string; after: string } {
  const [oldText, newText] = [toSingleLine(before), toSingleLine(after)];
  const firstDifference = [...oldText].findIndex((character, at) => character !== newText[at]);
  const from = Math.max(0, (firstDifference === -1 ? oldText.length : firstDifference) - CONTEXT_CHARACTERS);
  const isLong = Math.max(oldText.length, newText.length) > MAX_SHOWN_CHARACTERS;
  return { before: excerptFrom(oldText, isLong ? from : 0), after: excerptFrom(newText, isLong ? from : 0) };
}

const toSingleLine = (cell: string) => cell.split("\n").join(" · ");

function excerptFrom(text: string, from: number): string {
  if (text === "") return "vuoto";
  const excerpt = text.slice(from, from + MAX_SHOWN_CHARACTERS);
  return `${from > 0 ? "…" : ""}${excerpt}${from + MAX_SHOWN_CHARACTERS < text.length ? "…" : ""}`;
}
