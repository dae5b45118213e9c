import { ApiProblem } from "#app/features/admin/api-client.ts";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/** A refusal, "Errore: {message}", where the server gave one; the question about a stale version stays a question. */
export function inFleetWords(thrown: unknown): unknown {
  if (!isProblem(thrown) || !thrown.detail || thrown.errors.some(({ path }) => path === "version")) return thrown;
  return new ApiProblem(thrown.status, panelMessages.fleet.failed(thrown.detail), thrown.errors);
}

/** The same for a toast; `otherwise` where the server gave no reason. */
export function fleetFailure(thrown: unknown, otherwise: string): string {
  return panelMessages.fleet.failed(isProblem(thrown) && thrown.detail ? thrown.detail : otherwise);
}

/** What staff are asked before a base moves so far that its bookings are driven farther than usual (product.md#base-move); the server says which. */
export const BEYOND_REACH = {
  field: "beyond_reach",
  title: "Cambiare sede lo stesso?",
  confirm: "Cambia sede",
  cancel: "Lascia com'è",
  failure: panelMessages.fleet.failed("il salvataggio non è riuscito"),
} as const;
