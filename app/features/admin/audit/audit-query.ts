import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

const FILTERS = ["q", "entity", "entity_id", "actor", "action", "order"] as const;

/** The query of GET /api/audit_log that an address of the log stands for, without its window. `now` is the browser's clock. */
export function auditQuery(parameters: URLSearchParams, now: Date, timeZone: string) {
  return { ...parametersOf(parameters, FILTERS), ...daysQuery("created", parameters, now, timeZone) };
}
