import { z } from "zod";
import { snakeCased } from "#domain/casing.ts";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { TripEstimate } from "#domain/jets/trip-estimate.ts";
import { centsToEuros } from "#domain/money.ts";
import { enquiries } from "#server/db/schema.ts";
import type { ReadableColumns } from "#server/http/api/table-reading.ts";
import type { StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import type { StoredAnswer } from "#server/repositories/enquiries/enquiry-answers.ts";
import type { EnquiryCase } from "#server/services/enquiries/read-enquiries.ts";

export const ENQUIRY_COLUMNS: ReadableColumns = {
  id: { column: enquiries.id, kind: "uuid" },
  reference: { column: enquiries.reference, kind: "text", searched: true },
  kind: { column: enquiries.kind, kind: "text" },
  status: { column: enquiries.status, kind: "text" },
  name: { column: enquiries.name, kind: "text", searched: true },
  email: { column: enquiries.email, kind: "text", searched: true },
  phone: { column: enquiries.phone, kind: "text", searched: true },
  message: { column: enquiries.message, kind: "text", searched: true },
  first_answered_at: { column: enquiries.firstAnsweredAt, kind: "order-only" },
  created_at: { column: enquiries.createdAt, kind: "order-only" },
  updated_at: { column: enquiries.updatedAt, kind: "order-only" },
};

/** A request as staff read it (design 5). */
export const enquiryRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.string(),
  status: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  assigned_to: z.string().nullable(),
  first_answered_at: z.string().nullable(),
  /** Until when the house has promised an answer (B 9). */
  reply_due_at: z.string(),
  /** From this answer on until it is due, negative when late; null once answered. No clock of the reader's comes into it. */
  reply_due_in_seconds: z.number().int().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.number().int(),
});

export const answerRowSchema = z.object({
  id: z.string(),
  enquiry_id: z.string(),
  author: z.string(),
  author_name: z.string().nullable(),
  author_email: z.string().nullable(),
  body: z.string(),
  created_at: z.string(),
});

const fact = z.object({ label: z.string(), value: z.string() });

/** One request whole: its row, what was asked for in readable lines, a flight's estimate in euros, its answers. */
export const enquiryCaseSchema = enquiryRowSchema.extend({
  rows: z.array(fact),
  estimate: z
    .object({
      prices: z.array(z.object({ type: z.string(), low: z.number(), high: z.number() })),
      tax: z.number(),
      complete: z.boolean(),
    })
    .nullable(),
  answers: z.array(answerRowSchema),
});

/** `me` marks who asks. */
export const assignableSchema = z.object({ id: z.string(), name: z.string(), email: z.string(), me: z.boolean() });

export function toEnquiryRow(row: StoredEnquiry, now: Date): z.infer<typeof enquiryRowSchema> {
  const { idempotencyKey: _key, createdAt, updatedAt, firstAnsweredAt, ...shown } = row;
  const due = replyDueAt(createdAt);
  return {
    ...snakeCased(shown),
    first_answered_at: firstAnsweredAt?.toISOString() ?? null,
    reply_due_at: due.toISOString(),
    reply_due_in_seconds: firstAnsweredAt ? null : Math.floor((due.getTime() - now.getTime()) / 1000),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

export function toAnswerRow(row: StoredAnswer): z.infer<typeof answerRowSchema> {
  return {
    id: row.id,
    enquiry_id: row.enquiryId,
    author: row.author,
    author_name: row.authorName,
    author_email: row.authorEmail,
    body: row.body,
    created_at: row.createdAt.toISOString(),
  };
}

export function toEnquiryCase(found: EnquiryCase, now: Date): z.infer<typeof enquiryCaseSchema> {
  return {
    ...toEnquiryRow(found.enquiry, now),
    rows: found.rows,
    estimate: found.estimate && toEstimate(found.estimate),
    answers: found.answers.map(toAnswerRow),
  };
}

function toEstimate({ prices, tax, complete }: TripEstimate) {
  return {
    prices: prices.map(({ type, price }) => ({ type, low: centsToEuros(price.low), high: centsToEuros(price.high) })),
    tax: centsToEuros(tax),
    complete,
  };
}
