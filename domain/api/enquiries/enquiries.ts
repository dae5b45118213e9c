import { z } from "zod";
import { apiClubPlaceSchema } from "#domain/api/club-events/club-events.ts";
import { requestCustomerSchema } from "#domain/api/customers/customers.ts";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { apiEnquiryMessageSchema } from "#domain/api/messages/messages.ts";
import { idempotentReplaySchema, labelledValueSchema, revisionShape } from "#domain/api/shared-schemas.ts";
import { createdDayFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { ENQUIRY_KINDS } from "#domain/enquiries/enquiry.ts";
import { ENQUIRY_STATUSES } from "#domain/enquiries/enquiry-statuses.ts";
import { enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import { enquiryAnswerSchema, enquiryChangesSchema } from "#domain/forms/enquiries/enquiry-answer.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { readUpToSchema } from "#domain/forms/messages/staff-message.ts";

const apiEnquirySchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(ENQUIRY_KINDS),
  status: z.enum(ENQUIRY_STATUSES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string().nullable(),
  language: languageField,
  customer_id: z.string().nullable(),
  /** The requested details, by kind of enquiry. */
  details: z.record(z.string(), z.unknown()),
  /** A staff user's id. */
  assigned_to: z.string().nullable(),
  first_answered_at: z.string().nullable(),
  /** The promised reply time. */
  reply_due_at: z.string(),
  /** Seconds in which somebody answers until the reply is due, counted from this response; negative when late, null if nobody waits. */
  reply_due_in_seconds: z.number().int().nullable(),
  /** Whether the sender has written since staff last opened the enquiry. */
  unread: z.boolean(),
  ...revisionShape,
});
export type ApiEnquiry = z.infer<typeof apiEnquirySchema>;

const flightEstimateSchema = z.object({
  prices: z.array(z.object({ type: z.string(), low: z.number(), high: z.number() })),
  tax: z.number(),
  complete: z.boolean(),
});
export type ApiFlightEstimate = z.infer<typeof flightEstimateSchema>;

/** What staff send to the customer, in the language of the customer's mails: the enquiry's, or Italian once the site no longer has that language. */
const enquiryReplySchema = z.object({
  language: languageField,
  /** The request in readable lines. */
  rows: z.array(labelledValueSchema),
  /** The text with which the first reply starts, and each further one. */
  first_draft: z.string(),
  next_draft: z.string(),
});

/** A full enquiry: its row, the request in readable lines, a flight estimate in euros, and the conversation. */
const apiEnquiryDetailSchema = apiEnquirySchema.extend({
  customer: requestCustomerSchema.nullable(),
  rows: z.array(labelledValueSchema),
  estimate: flightEstimateSchema.nullable(),
  messages: z.array(apiEnquiryMessageSchema),
  club_place: apiClubPlaceSchema.nullable(),
  reply: enquiryReplySchema,
  /** The texts of the reply mail in its language, if an admin changed them; null while the default texts are in use. */
  answer_text: z.object({ subject: z.string(), heading: z.string(), body: z.string() }).nullable(),
});
export type ApiEnquiryDetail = z.infer<typeof apiEnquiryDetailSchema>;

/** A staff user to whom an enquiry can be assigned; `me` marks the caller. */
const apiStaffMemberSchema = z.object({ id: z.string(), name: z.string(), email: z.string(), me: z.boolean() });
export type ApiStaffMember = z.infer<typeof apiStaffMemberSchema>;

export const enquiryEndpoints = {
  "GET /api/enquiries": {
    summary: "Le richieste",
    query: searchableTableQuery(
      "id",
      "reference",
      "kind",
      "status",
      "name",
      "email",
      "phone",
      "message",
      "language",
    ).extend({
      ...createdDayFilters,
      assigned_to: z
        .string()
        .optional()
        .meta({ description: "L'id di chi la segue; me per le proprie, none per nessuno" }),
    }),
    answer: z.array(apiEnquirySchema),
    list: true,
  },
  "POST /api/enquiries": {
    summary: "Invia una richiesta: club, jet, contatto o esperienza",
    body: enquirySchema,
    answer: z.object({ reference: z.string(), status: z.string() }),
    row: apiEnquirySchema,
    status: 201,
    idempotent: true,
    refuses: [404],
  },
  "GET /api/enquiries/:id": {
    summary: "Una richiesta con la sua conversazione; per i jet anche la stima",
    answer: apiEnquiryDetailSchema,
  },
  "PATCH /api/enquiries/:id": {
    summary: "Cambia stato a una richiesta o la assegna",
    body: enquiryChangesSchema,
    answer: apiEnquirySchema.extend({
      /** Set if the enquiry had the requested status before the call. */
      already: idempotentReplaySchema.nullable(),
    }),
    row: apiEnquirySchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/enquiries/:id/answers": {
    summary: "Risponde per e-mail; la stessa Idempotency-Key con lo stesso testo è una sola risposta",
    body: enquiryAnswerSchema,
    answer: apiEnquiryMessageSchema,
    status: 201,
    ifMatch: true,
    idempotent: true,
    refuses: [409],
  },
  "POST /api/enquiries/:id/read": {
    summary: "Segna come letta la conversazione, fino a un messaggio",
    body: readUpToSchema,
    answer: null,
  },
  "GET /api/staff": {
    summary: "Chi dello staff può prendere una richiesta: amministratori e servizio clienti",
    answer: z.array(apiStaffMemberSchema),
    list: true,
  },
} as const satisfies Endpoints;
