import type { OtherTabMatch } from "#app/ui/panel/lists/other-tab-matches.tsx";
import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { ENQUIRY_STATUSES } from "#domain/enquiries/enquiry-statuses.ts";

export type EnquiryInbox = EnquiryStatus | "all";

const ENQUIRY_INBOXES: readonly { inbox: EnquiryInbox; label: string }[] = [
  { inbox: "new", label: "In attesa" },
  { inbox: "answered", label: "Risposte" },
  { inbox: "closed", label: "Chiuse" },
  { inbox: "all", label: "Tutte" },
];

/** Returns the inbox that the URL names, else the inbox of unanswered enquiries. */
export function currentInbox(parameters: URLSearchParams): EnquiryInbox {
  const statusParameter = parameters.get("status") ?? "";
  return [...ENQUIRY_STATUSES, "all" as const].find((inbox) => inbox === statusParameter) ?? "new";
}

/** Returns the inboxes as tabs. Links keep the filters and drop the page. */
export function inboxTabs(search: string, current: EnquiryInbox, counts: Record<EnquiryInbox, number>): HeaderTab[] {
  return ENQUIRY_INBOXES.map(({ inbox, label }) => ({
    to: inboxPath(inbox, search),
    label,
    count: counts[inbox],
    current: inbox === current,
  }));
}

/** Returns the other inboxes in which the filters find something. "Tutte" is omitted, since it repeats the others. */
export const otherInboxMatches = (
  search: string,
  current: EnquiryInbox,
  counts: Record<EnquiryInbox, number>,
): OtherTabMatch[] =>
  ENQUIRY_INBOXES.filter(({ inbox }) => inbox !== current && inbox !== "all" && counts[inbox] > 0).map(
    ({ inbox, label }) => ({
      to: inboxPath(inbox, search),
      label,
      count: counts[inbox],
    }),
  );

function inboxPath(inbox: EnquiryInbox, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["page", "status"]) parameters.delete(name);
  if (inbox !== "new") parameters.set("status", inbox);
  return `?${parameters}`;
}
