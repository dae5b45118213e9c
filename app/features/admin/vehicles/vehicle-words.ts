import { ApiProblem } from "#app/features/admin/api-client.ts";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import { formatCount } from "#domain/numbers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import type { OffSiteReason } from "#domain/vehicles/off-site-reasons.ts";

/** Prefixes a refusal with "Errore: ". A stale version is passed on unchanged, because its dialog asks a question. */
export function withVehicleErrorPrefix(thrown: unknown): unknown {
  if (!isProblem(thrown) || !thrown.detail || thrown.errors.some(({ path }) => path === "version")) return thrown;
  return new ApiProblem(thrown.status, panelMessages.fleet.failed(thrown.detail), thrown.errors);
}

/** Returns the text of a refusal for a toast, with "Errore: "; `fallback` when the server gave no reason. */
export function vehicleFailureText(thrown: unknown, fallback: string): string {
  return panelMessages.fleet.failed(isProblem(thrown) && thrown.detail ? thrown.detail : fallback);
}

/** Sentences of the fleet list and the import. */
export const VEHICLE_LIST_WORDS = {
  perDayOf: (units: number): string => `al giorno · ${units} unità`,
  createCity: (name: string): string => `Crea ${name}`,
  ignoredColumns: (columns: readonly string[]): string => `Colonne non riconosciute, ignorate: ${columns.join(", ")}.`,
};

/** What a car's form says while there is no brand or city to choose. */
export const MISSING_REFERENCE_HINTS = {
  brands: "Serve prima un brand attivo: si aggiunge in «Brand».",
  cities: "Serve prima una città attiva con una pagina: si aggiunge in «Città».",
} as const;

/** Reasons why no page shows a car, shown beside its switch. */
export const OFF_SITE_REASON_LABELS: Readonly<Record<OffSiteReason, string>> = {
  "brand-inactive": "Brand disattivato",
  "city-inactive": "Città disattivata",
  "city-without-page": "Città senza pagina",
};

/** Confirms a new base from which bookings need unusually long transfers (product.md#base-move); the server gives the details. */
export const BEYOND_REACH_CONFIRM = {
  field: "beyond_reach",
  title: "Cambiare sede lo stesso?",
  confirm: "Cambia sede",
  cancel: "Lascia com'è",
  failure: panelMessages.fleet.failed("il salvataggio non è riuscito"),
} as const;

type ImportCounts = Readonly<Record<"create" | "update" | "unchanged" | "wrong", number>>;

/** Summarises an import, with parts to be styled separately: "3 righe: 1 da aggiungere, 1 da aggiornare, 0 invariate, 1 da correggere. …". */
export function importSummary(
  { create, update, unchanged, wrong }: ImportCounts,
  rows: number,
): { text: string; weight: "strong" | "plain" | "critical" }[] {
  const unchangedText = formatCount(unchanged, "invariata", "invariate");
  return [
    { text: formatCount(rows, "riga", "righe"), weight: "strong" },
    { text: `: ${create} da aggiungere, ${update} da aggiornare, ${unchangedText}`, weight: "plain" },
    ...(wrong > 0 ? [{ text: `, ${wrong} da correggere`, weight: "critical" as const }] : []),
    {
      text: wrong > 0 ? ". Correggi il file e sceglilo di nuovo: si importa tutto o niente." : ".",
      weight: "plain",
    },
  ];
}
