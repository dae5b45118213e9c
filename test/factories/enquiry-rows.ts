import type { ApiEnquiry, ApiEnquiryDetail } from "#domain/api/enquiries/enquiries.ts";
import type { ApiEnquiryMessage } from "#domain/api/messages/messages.ts";

/** A message to the company, as the list shows it. */
export const enquiryRow = (): ApiEnquiry => ({
  id: "r1",
  reference: "RQ-7K3MQD",
  kind: "contact",
  status: "new",
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "+39 347 123 4567",
  customer_id: "customer-1",
  language: "it",
  message: "Consegnate a Bellagio?",
  details: {},
  assigned_to: null,
  first_answered_at: null,
  reply_due_at: "2026-11-21T11:00:00.000Z",
  reply_due_in_seconds: 5640,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
  unread: false,
  version: 3,
});

/** The same enquiry, as its own page shows it. */
export const enquiryDetail = (changes: Partial<ApiEnquiryDetail> = {}): ApiEnquiryDetail => ({
  ...enquiryRow(),
  customer: null,
  rows: [{ label: "Argomento", value: "Consegna" }],
  estimate: null,
  messages: [],
  club_place: null,
  reply: {
    language: "it",
    rows: [{ label: "Argomento", value: "Consegna" }],
    first_draft: "Gentile Ada Lovelace,\n\ngrazie per averci scritto.\n\n\n\nSe ti serve altro, chiamaci.",
    next_draft: "Gentile Ada Lovelace,\n\n",
  },
  answer_text: null,
  ...changes,
});

export const enquiryReplyRow = (changes: Partial<ApiEnquiryMessage> = {}): ApiEnquiryMessage => ({
  id: "a1",
  enquiry_id: "r1",
  side: "staff",
  author: "anna",
  author_name: "Anna Verdi",
  author_email: "anna@velluto.example",
  body: "Sì, anche in albergo.",
  created_at: "2026-11-21T09:20:00.000Z",
  ...changes,
});
