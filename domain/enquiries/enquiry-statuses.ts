import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";

/** The states of a request that is no booking, in the order it passes through them (product.md#enquiries). */
export const ENQUIRY_STATUSES = ["new", "answered", "closed"] as const satisfies readonly EnquiryStatus[];

export interface EnquiryTransition {
  from: EnquiryStatus;
  to: EnquiryStatus;
  /** What the button says. */
  label: string;
  /** Only while no answer has gone out by mail. */
  unlessMailed?: true;
}

/**
 * Every transition staff make by hand; sending an answer makes the first by itself. A mark set by mistake can be taken back while
 * nothing has been sent, or the promise of two hours would be lost on somebody nobody has answered; a closed request is opened again.
 */
export const ENQUIRY_TRANSITIONS: readonly EnquiryTransition[] = [
  { from: "new", to: "answered", label: "Segna come risposta" },
  { from: "answered", to: "closed", label: "Chiudi" },
  { from: "answered", to: "new", label: "Rimetti in attesa", unlessMailed: true },
  { from: "closed", to: "answered", label: "Riapri" },
];

const LABELS: Readonly<Record<EnquiryStatus, string>> = { new: "In attesa", answered: "Risposta", closed: "Chiusa" };

/** "In attesa": the state as staff read it. */
export const enquiryStatusLabel = (status: EnquiryStatus): string => LABELS[status];

/** The transitions open to staff from a state. `mailed`: an answer has gone out by mail. */
export function enquiryTransitionsFrom(
  from: EnquiryStatus,
  { mailed }: { mailed: boolean },
): readonly EnquiryTransition[] {
  return ENQUIRY_TRANSITIONS.filter((transition) => transition.from === from && !(transition.unlessMailed && mailed));
}

/** A closed request takes no answer before it is opened again. */
export const canAnswerEnquiry = (status: EnquiryStatus): boolean => status !== "closed";
