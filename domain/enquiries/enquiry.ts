/** What somebody may ask the company for besides a car (product.md#enquiries). */
export const ENQUIRY_KINDS = ["club", "jet", "contact", "experience"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** `new` → `answered` → `closed` (product.md#enquiries). */
export type EnquiryStatus = "new" | "answered" | "closed";

/** How the company calls each kind, in mails and on pages. */
export const ENQUIRY_NAMES = {
  club: "Community VIP",
  jet: "Jet privato",
  contact: "Contatto",
  experience: "Esperienza",
} as const satisfies Record<EnquiryKind, string>;

/** A request that is not a booking, as it is kept. */
export interface Enquiry {
  id: string;
  reference: string;
  kind: EnquiryKind;
  status: EnquiryStatus;
  name: string;
  email: string;
  phone: string;
  message: string | null;
  /** By kind, as `enquirySchema` let it in; read it with `readEnquiryDetails`. */
  details: Record<string, unknown>;
  createdAt: Date;
}
