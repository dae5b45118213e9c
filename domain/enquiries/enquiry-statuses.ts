import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";

/** The statuses of an enquiry in order (product.md#enquiries). */
export const ENQUIRY_STATUSES = ["new", "answered", "closed"] as const satisfies readonly EnquiryStatus[];

export interface EnquiryTransition {
  from: EnquiryStatus;
  to: EnquiryStatus;
  /** Label of the button. */
  label: string;
  /** The transition is allowed only while no reply was sent by mail. */
  unlessMailed?: true;
}

/**
 * The transitions that staff make by hand. Sending a reply makes the transition to "answered" automatically. A wrong "answered" mark can be undone
 * until a mail is sent, so that the two-hour promise still applies. A closed request can be reopened.
 */
export const ENQUIRY_TRANSITIONS: readonly EnquiryTransition[] = [
  { from: "new", to: "answered", label: "Segna come risposta" },
  { from: "answered", to: "closed", label: "Chiudi" },
  { from: "answered", to: "new", label: "Rimetti in attesa", unlessMailed: true },
  { from: "closed", to: "answered", label: "Riapri" },
];

const LABELS: Readonly<Record<EnquiryStatus, string>> = { new: "In attesa", answered: "Risposta", closed: "Chiusa" };

/** Returns the label of a status for staff: "In attesa". */
export const enquiryStatusLabel = (status: EnquiryStatus): string => LABELS[status];

/** Returns the transitions open to staff. `mailed` says whether a reply was sent by mail. */
export function enquiryTransitionsFrom(
  from: EnquiryStatus,
  { mailed }: { mailed: boolean },
): readonly EnquiryTransition[] {
  return ENQUIRY_TRANSITIONS.filter((transition) => transition.from === from && !(transition.unlessMailed && mailed));
}

/** Whether staff can reply: a closed enquiry must be reopened first. */
export const canAnswerEnquiry = (status: EnquiryStatus): boolean => status !== "closed";
