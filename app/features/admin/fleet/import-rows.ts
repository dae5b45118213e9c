import type { ApiImportedVehicle } from "#domain/api/fleet/vehicles.ts";

/** How many rows come to each outcome. */
export function countActions(rows: readonly ApiImportedVehicle[]): Record<ApiImportedVehicle["action"], number> {
  const counts = { create: 0, update: 0, unchanged: 0, wrong: 0 };
  for (const { action } of rows) counts[action]++;
  return counts;
}

/** A cell longer than this is shown from where it begins to differ. */
const LONGEST_SHOWN = 120;
/** What of the common beginning is left for orientation. */
const LEAD = 20;

/** A cell before and after in one line each; of long texts the part that differs. */
export function shownChange({ before, after }: { before: string; after: string }): { before: string; after: string } {
  const [old, young] = [inLine(before), inLine(after)];
  const common = [...old].findIndex((sign, at) => sign !== young[at]);
  const from = Math.max(0, (common === -1 ? old.length : common) - LEAD);
  const long = Math.max(old.length, young.length) > LONGEST_SHOWN;
  return { before: cut(old, long ? from : 0), after: cut(young, long ? from : 0) };
}

const inLine = (cell: string) => cell.split("\n").join(" · ");

function cut(text: string, from: number): string {
  if (text === "") return "vuoto";
  const shown = text.slice(from, from + LONGEST_SHOWN);
  return `${from > 0 ? "…" : ""}${shown}${from + LONGEST_SHOWN < text.length ? "…" : ""}`;
}
