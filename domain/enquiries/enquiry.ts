import type { Language } from "#domain/languages.ts";

/** Kinds of requests other than bookings (product.md#enquiries). */
export const ENQUIRY_KINDS = ["club", "jet", "contact", "experience"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** `new` → `answered` → `closed` (product.md#enquiries). */
export type EnquiryStatus = "new" | "answered" | "closed";

/** Names of the kinds in mails and on pages. */
export const ENQUIRY_NAMES = {
  club: "Community VIP",
  jet: "Jet privato",
  contact: "Contatto",
  experience: "Esperienza",
} as const satisfies Record<EnquiryKind, string>;

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
