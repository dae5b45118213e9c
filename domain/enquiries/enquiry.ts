import type { Language } from "#domain/languages.ts";
import { ENQUIRY_ROWS_IT } from "#domain/words/requests/enquiry-rows.it.ts";

/** Kinds of requests other than bookings (product.md#enquiries). */
export const ENQUIRY_KINDS = ["club", "jet", "contact", "experience"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** `new` → `answered` → `closed` (product.md#enquiries). */
export type EnquiryStatus = "new" | "answered" | "closed";

/** Italian names of the kinds, for the panel and mails to staff. */
export const ENQUIRY_NAMES: Readonly<Record<EnquiryKind, string>> = ENQUIRY_ROWS_IT.kinds;

/** A stored enquiry. */
export interface Enquiry {
  id: string;
  reference: string;
  kind: EnquiryKind;
  status: EnquiryStatus;
  name: string;
  email: string;
  phone: string;
  message: string | null;
  /** The language of the sender's mails and links. */
  language: Language;
  /** The details depend on the kind; `enquirySchema` validates them. To read them typed, parse the enquiry with that schema. */
  details: Record<string, unknown>;
  createdAt: Date;
}
