import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { createdDayFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { languageField } from "#domain/forms/language-field.ts";
import {
  quoteActionSchema,
  quoteLanguageSchema,
  quoteProposalSchema,
  quoteSchema,
} from "#domain/forms/quotes/quote.ts";
import { QUOTE_KINDS, QUOTE_STATUSES } from "#domain/quotes/quote.ts";

const quoteLine = z.object({ text: z.string(), quantity: z.number().int(), amount: z.number() });
const quotedRental = z.object({
  vehicle: z.string(),
  pickupCity: z.string(),
  returnCity: z.string(),
  pickupDate: z.string(),
  pickupTime: z.string(),
  returnDate: z.string(),
  returnTime: z.string(),
  /** Listed places by slug, and other details of the handover. Unknown details are omitted. */
  pickupPlace: z.string().optional(),
  pickupAddress: z.string().optional(),
  returnPlace: z.string().optional(),
  returnAddress: z.string().optional(),
  meetingPoint: z.string().optional(),
  flightOrTrain: z.string().optional(),
  outside_hours: z.string().optional(),
  extras: z.array(z.object({ code: z.string(), quantity: z.number().int() })).optional(),
  protection: z.string().optional(),
  promotion_code: z.string().optional(),
  below_minimum: z.string().optional(),
  late_extras: z.string().optional(),
});

/** A quote as staff read it; amounts in euros. */
const apiQuoteSchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(QUOTE_KINDS),
  /** The effective status: a quote past its last day is expired. */
  status: z.enum(QUOTE_STATUSES),
  customer_id: z.string().nullable(),
  enquiry_id: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: languageField,
  title: z.string(),
  lines: z.array(quoteLine),
  total: z.number(),
  currency: z.string(),
  valid_until: z.string(),
  terms: z.string(),
  rental: quotedRental.nullable(),
  sent_at: z.string().nullable(),
  answered_at: z.string().nullable(),
  decline_reason: z.string().nullable(),
  ...revisionShape,
});
export type ApiQuote = z.infer<typeof apiQuoteSchema>;

const apiQuoteDetailSchema = apiQuoteSchema.extend({
  /** Whether the customer is marked "Non noleggiare" (banned). */
  customer_banned: z.boolean(),
  author_name: z.string().nullable(),
  /** The customer's private link; null until the quote is sent. */
  private_url: z.string().nullable(),
  /** Reference of the booking or order that the quote became. */
  booking: z.string().nullable(),
  order: z.string().nullable(),
});
export type ApiQuoteDetail = z.infer<typeof apiQuoteDetailSchema>;

/** A draft of a quote, prefilled with known data; amounts in euros. */
const apiQuoteProposalSchema = z.object({
  kind: z.enum(QUOTE_KINDS),
  title: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: languageField,
  lines: z.array(quoteLine),
  valid_until: z.string(),
  terms: z.string(),
  customer_id: z.string().nullable(),
  enquiry_id: z.string().nullable(),
  customer_banned: z.boolean(),
});
export type ApiQuoteProposal = z.infer<typeof apiQuoteProposalSchema>;

export const quoteEndpoints = {
  "GET /api/quotes": {
    summary: "I preventivi",
    query: searchableTableQuery(
      "id",
      "reference",
      "kind",
      "status",
      "name",
      "email",
      "title",
      "customer_id",
      "enquiry_id",
      "language",
    ).extend(createdDayFilters),
    answer: z.array(apiQuoteSchema),
    list: true,
  },
  "POST /api/quotes": {
    summary: "Scrive un preventivo, in bozza",
    body: quoteSchema,
    row: null,
    answer: apiQuoteDetailSchema,
    status: 201,
    idempotent: true,
    refuses: [409],
  },
  "GET /api/quotes/proposal": {
    summary: "Un preventivo da scrivere, con quello che si sa della richiesta o del cliente",
    query: quoteProposalSchema,
    answer: apiQuoteProposalSchema,
    refuses: [404],
  },
  "GET /api/quotes/:id": { summary: "Un preventivo, e che cosa ne è stato", answer: apiQuoteDetailSchema },
  "PATCH /api/quotes/:id": {
    summary: "Riscrive una bozza",
    body: quoteSchema,
    row: null,
    answer: apiQuoteDetailSchema,
    ifMatch: true,
    refuses: [409],
  },
  "PUT /api/quotes/:id/language": {
    summary: "Cambia la lingua delle e-mail e della pagina di un preventivo, anche già inviato",
    body: quoteLanguageSchema,
    row: null,
    answer: apiQuoteDetailSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/quotes/:id/send": {
    summary: "Invia il preventivo al cliente, con il suo collegamento privato",
    body: quoteActionSchema,
    row: null,
    answer: apiQuoteDetailSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/quotes/:id/withdraw": {
    summary: "Ritira un preventivo che nessuno ha ancora accettato",
    body: quoteActionSchema,
    row: null,
    answer: apiQuoteDetailSchema,
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
