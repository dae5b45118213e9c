import { ApiProblem } from "#app/features/admin/api-client.ts";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import { formatCount } from "#domain/numbers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import type { OffSiteReason } from "#domain/vehicles/off-site-reasons.ts";

/** A refusal, "Errore: {message}", where the server gave one; the question about a stale version stays a question. */
export function withVehicleErrorPrefix(thrown: unknown): unknown {
  if (!isProblem(thrown) || !thrown.detail || thrown.errors.some(({ path }) => path === "version")) return thrown;
  return new ApiProblem(thrown.status, panelMessages.fleet.failed(thrown.detail), thrown.errors);
}

/** The same for a toast; `otherwise` where the server gave no reason. */
export function vehicleFailureText(thrown: unknown, fallback: string): string {
  return panelMessages.fleet.failed(isProblem(thrown) && thrown.detail ? thrown.detail : fallback);
}

/** What the list of the fleet and the import say in sentences. */
export const VEHICLE_LIST_WORDS = {
  perDayOf: (units: number): string => `al giorno · ${units} unità`,
  createCity: (name: string): string => `Crea ${name}`,
  ignoredColumns: (columns: readonly string[]): string => `Colonne non riconosciute, ignorate: ${columns.join(", ")}.`,
};

/** Why no page of the site shows a car, beside its switch. */
export const OFF_SITE_REASON_LABELS: Readonly<Record<OffSiteReason, string>> = {
  "brand-inactive": "Brand disattivato",
  "city-inactive": "Città disattivata",
  "city-without-page": "Città senza pagina",
};

/** What staff are asked before a base moves so far that its bookings are driven farther than usual (product.md#base-move); the server says which. */
export const BEYOND_REACH_CONFIRM = {
  field: "beyond_reach",
  title: "Cambiare sede lo stesso?",
  confirm: "Cambia sede",
  cancel: "Lascia com'è",
  failure: panelMessages.fleet.failed("il salvataggio non è riuscito"),
} as const;

type ImportCounts = Readonly<Record<"create" | "update" | "unchanged" | "wrong", number>>;

/** What importing a file would do, in parts that weigh differently: "3 righe: 1 da aggiungere, 1 da aggiornare, 0 invariate, 1 da correggere. …". */
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
