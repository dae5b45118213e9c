import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";
import { ENQUIRY_STATUSES } from "#domain/enquiries/states.ts";
import type { Inbox } from "./request-inboxes.ts";

/** The inbox that an address names; those who wait for anything else. */
export function inboxOf(parameters: URLSearchParams): Inbox {
  const asked = parameters.get("status") ?? "";
  return [...ENQUIRY_STATUSES, "all" as const].find((inbox) => inbox === asked) ?? "new";
}

/** What narrows the list in every inbox. `now` is the browser's clock, read in the site's zone. */
export function requestFilters(parameters: URLSearchParams, now: Date, timeZone: string) {
  return {
    ...parametersOf(parameters, ["q", "kind", "assigned_to"]),
    ...daysQuery("created", parameters, now, timeZone),
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
