import { randomUUID } from "node:crypto";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { type EnquiryRequest, enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import { createEnquiryReference } from "#domain/reference-codes.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { enquiryEmails } from "#server/mail/enquiry-mail.ts";
import { insertEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { findMailText } from "#server/repositories/mail-texts/mail-texts.ts";
import { attachEnquiry } from "#server/services/customers/shared/attach-customer.ts";
import { checkEnquiry } from "#server/services/enquiries/internal/check-enquiry.ts";
import {
  findRepeatedEnquiry,
  type KeyedEnquiry,
  toFormKey,
} from "#server/services/enquiries/internal/repeated-enquiry.ts";
import { conversationUrl } from "#server/services/enquiries/shared/conversation-token.ts";
import { assertValidIdempotencyKey, withFreeReference } from "#server/services/internal/idempotency.ts";
import { isFormMailAllowed } from "#server/services/internal/request-identities.ts";
import { askToResubmitIfTrapped, type ResubmitRequest } from "#server/services/internal/robot-trap.ts";
import { INVALID_REQUEST, parseInput } from "#server/services/parse-input.ts";

interface EnquiryInput {
  /** As it came in; checked here once more, whoever calls. */
  body: unknown;
  /** Given by an API caller, so that the same request sent twice makes one enquiry. */
  idempotencyKey?: string | undefined;
  /** Sent from a page, which gives no key: the same words from the same sender on one day make one enquiry. */
  fromForm?: boolean;
}

/**
 * Takes a request that is not a booking: club, jet, contact or experience (product.md#enquiries). It is stored, and mails to the sender and
 * to the staff are left in the same transaction.
 * Refuses "invalid" with a message for each wrong field, by the path of the API's body. The same key with the same request gives the
 * same enquiry again; with another request it is "invalid".
 */
export async function requestEnquiry(ctx: AppContext, input: EnquiryInput): Promise<Enquiry> {
  const request = parseInput(enquirySchema, input.body, INVALID_REQUEST);
  const keyed = { request, key: toEnquiryKey(ctx, input, request) };
  const repeated = await findRepeatedEnquiry(ctx.db, keyed);
  if (repeated) return repeated;

  const { problems, facts } = await checkEnquiry(ctx, request);
  if (problems.length > 0) throw invalidEnquiryError(problems);
  const enquiry = await retryTransaction(ctx.db, (tx) => storeAndNotify(ctx, tx, keyed, facts));
  ctx.logger.info({ reference: enquiry.reference, kind: enquiry.kind }, "enquiry received");
  return enquiry;
}

type EnquiryFacts = Awaited<ReturnType<typeof checkEnquiry>>["facts"];

async function storeAndNotify(
  ctx: AppContext,
  tx: Transaction,
  keyed: KeyedEnquiry,
  facts: EnquiryFacts,
): Promise<Enquiry> {
  const { enquiry, isNew } = await storeEnquiry(ctx, tx, keyed);
  if (!isNew) return enquiry;
  const isMailAllowed = await isFormMailAllowed(ctx, tx, enquiry.email);
  const mails = enquiryEmails({
    enquiry,
    request: keyed.request,
    facts,
    site: ctx.site,
    staffAddress: ctx.env.mailStaff,
    page: conversationUrl(ctx.env, enquiry.id),
    siteUrl: ctx.env.siteUrl,
    text: await findMailText(tx, "enquiry-received"),
  });
  for (const mail of [...(isMailAllowed ? [mails.receipt] : []), mails.forStaff])
    await ctx.jobs.enqueue(tx, "mail", mail);
  return enquiry;
}

function toEnquiryKey(
  ctx: AppContext,
  { idempotencyKey, fromForm }: EnquiryInput,
  request: EnquiryRequest,
): string | null {
  if (idempotencyKey === undefined) return fromForm ? toFormKey(request, ctx.clock()) : null;
  assertValidIdempotencyKey(idempotencyKey);
  return idempotencyKey;
}

const invalidEnquiryError = (fields: ServiceError["fields"]) => new ServiceError("invalid", INVALID_REQUEST, fields);

interface EnquiryForm {
  /** The fields as they were posted. */
  form: Readonly<Record<string, string>>;
  /** What the API's request would be. */
  body: unknown;
}

/** Takes a page's own form; who looks like a program is asked to press once more (product.md#public-forms). Refuses as `requestEnquiry` else. */
export async function submitEnquiryForm(
  ctx: AppContext,
  { form, body }: EnquiryForm,
): Promise<Enquiry | ResubmitRequest> {
  return askToResubmitIfTrapped(ctx, form) ?? (await requestEnquiry(ctx, { body, fromForm: true }));
}

/** Writes the enquiry down as new. When the same request arrived at the same moment, that one's enquiry is given instead. */
async function storeEnquiry(
  ctx: AppContext,
  tx: Transaction,
  keyed: KeyedEnquiry,
): Promise<{ enquiry: Enquiry; isNew: boolean }> {
  const { request, key } = keyed;
  const now = ctx.clock();
  const row = {
    id: randomUUID(),
    kind: request.kind,
    name: request.name,
    email: request.email,
    phone: request.phone,
    message: request.message || null,
    details: { ...request.details },
    idempotencyKey: key,
    createdAt: now,
    updatedAt: now,
  };
  return withFreeReference(ctx, createEnquiryReference, async (reference) => {
    const enquiry = await insertEnquiry(tx, { ...row, reference });
    if (enquiry) {
      await attachEnquiry(ctx, tx, { id: enquiry.id, reference, request });
      return { enquiry, isNew: true };
    }
    const repeated = await findRepeatedEnquiry(tx, keyed);
    return repeated && { enquiry: repeated, isNew: false };
  });
}
