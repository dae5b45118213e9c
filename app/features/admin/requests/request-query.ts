import { parametersOf } from "#app/ui/panel/lists/query-state.ts";
import { ENQUIRY_STATUSES } from "#domain/enquiries/states.ts";
import { askedDays } from "#domain/lists/periods.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import type { Inbox } from "./request-inboxes.ts";

/** The inbox that an address names; those who wait for anything else. */
export function inboxOf(parameters: URLSearchParams): Inbox {
  const asked = parameters.get("status") ?? "";
  return [...ENQUIRY_STATUSES, "all" as const].find((inbox) => inbox === asked) ?? "new";
}

/** What narrows the list in every inbox. `now` is the browser's clock, read in the site's zone. */
export function requestFilters(parameters: URLSearchParams, now: Date, timeZone: string) {
  const days = askedDays(parametersOf(parameters, ["period", "from", "to"]), civilNow(now, timeZone).date);
  return {
    ...parametersOf(parameters, ["q", "kind", "assigned_to"]),
    created_from: days?.from ?? "",
    created_to: days?.to ?? "",
  };
}

/** The query of GET /api/enquiries that an address of the list stands for, without its window. */
export function requestQuery(parameters: URLSearchParams, now: Date, timeZone: string) {
  const inbox = inboxOf(parameters);
  return {
    ...requestFilters(parameters, now, timeZone),
    status: inbox === "all" ? "" : inbox,
    // Who waits longest comes first; of the others, who came last.
    order: parameters.get("order") || (inbox === "new" ? "created_at" : "-created_at"),
  };
}
