import type { ApiQuote, ApiQuoteDetail, ApiQuoteProposal } from "#domain/api/quotes/quotes.ts";

const CREATED_AT = "2026-11-21T09:00:00.000Z";

const FLIGHT = {
  kind: "jet",
  title: "Il tuo volo Milano – Zurigo",
  name: "Ada Lovelace",
  email: "ada@prova.example",
  language: "it",
  lines: [{ text: "Volo in Light Jet", quantity: 1, amount: 3800 }],
  valid_until: "2026-11-28",
  terms: "",
  customer_id: null,
  enquiry_id: "9d8ad0a6-0d6f-4c8f-9f3f-0b8f6c1f2a11",
} as const;

/** A proposal for a flight's quote, from an enquiry. */
export const quoteProposal = (): ApiQuoteProposal => ({
  ...FLIGHT,
  lines: [...FLIGHT.lines],
  phone: "",
  customer_banned: false,
});

/** The same quote as a draft, as the list shows it. */
export const quoteRow = (): ApiQuote => ({
  ...FLIGHT,
  lines: [...FLIGHT.lines],
  id: "q1",
  reference: "PV-7K3MQD",
  status: "draft",
  phone: null,
  total: 3800,
  currency: "EUR",
  rental: null,
  sent_at: null,
  answered_at: null,
  decline_reason: null,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  version: 2,
});

/** The draft, as its own page shows it. */
export const quoteDetail = (): ApiQuoteDetail => ({
  ...quoteRow(),
  author_name: "Giulia",
  private_url: null,
  booking: null,
  order: null,
  customer_banned: false,
});
