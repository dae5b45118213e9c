import type { FoundPlace } from "#app/ui/panel/lists/found-elsewhere.tsx";
import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { ENQUIRY_STATUSES } from "#domain/enquiries/states.ts";

export type Inbox = EnquiryStatus | "all";

const INBOXES: readonly { inbox: Inbox; label: string }[] = [
  { inbox: "new", label: "In attesa" },
  { inbox: "answered", label: "Risposte" },
  { inbox: "closed", label: "Chiuse" },
  { inbox: "all", label: "Tutte" },
];

/** The inbox that an address names; those who wait for anything else. */
export function inboxOf(parameters: URLSearchParams): Inbox {
  const asked = parameters.get("status") ?? "";
  return [...ENQUIRY_STATUSES, "all" as const].find((inbox) => inbox === asked) ?? "new";
}

/** The inboxes as tabs; each keeps the filters and leaves the page. */
export function inboxTabs(search: string, current: Inbox, counts: Record<Inbox, number>): HeaderTab[] {
  return INBOXES.map(({ inbox, label }) => ({
    to: inboxAddress(inbox, search),
    label,
    count: counts[inbox],
    current: inbox === current,
  }));
}

/** The other inboxes in which the filters find something; "Tutte" has nothing that no other has. */
export const foundInOtherInboxes = (search: string, current: Inbox, counts: Record<Inbox, number>): FoundPlace[] =>
  INBOXES.filter(({ inbox }) => inbox !== current && inbox !== "all" && counts[inbox] > 0).map(({ inbox, label }) => ({
    to: inboxAddress(inbox, search),
    label,
    count: counts[inbox],
  }));

function inboxAddress(inbox: Inbox, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["page", "status"]) parameters.delete(name);
  if (inbox !== "new") parameters.set("status", inbox);
  return `?${parameters}`;
}
