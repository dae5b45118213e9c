import { parametersOf } from "#app/ui/panel/lists/query-state.ts";
import { askedDays } from "#domain/lists/periods.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";

const FILTERS = ["q", "entity", "entity_id", "actor", "action", "order"] as const;

/** The query of GET /api/audit_log that an address of the log stands for, without its window. `now` is the browser's clock. */
export function auditQuery(parameters: URLSearchParams, now: Date, timeZone: string) {
  const days = askedDays(parametersOf(parameters, ["period", "from", "to"]), civilNow(now, timeZone).date);
  return { ...parametersOf(parameters, FILTERS), created_from: days?.from ?? "", created_to: days?.to ?? "" };
}
