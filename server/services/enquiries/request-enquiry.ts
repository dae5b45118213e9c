import { randomUUID } from "node:crypto";
import { enquiryReference } from "#domain/booking/reference.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { type EnquiryRequest, enquirySchema } from "#domain/forms/enquiry.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { enquiryEmails } from "#server/mail/enquiry-mail.ts";
import { insertEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { findMailText } from "#server/repositories/settings/mail-texts.ts";
import { checkedInput, WRONG_REQUEST } from "#server/services/checked-input.ts";
import { attachEnquiry } from "#server/services/customers/shared/attach-customer.ts";
import { checkEnquiry } from "#server/services/enquiries/internal/check-enquiry.ts";
import {
  type EnquiryKeyed,
  findRepeatedEnquiry,
  formKey,
} from "#server/services/enquiries/internal/repeated-enquiry.ts";
import { conversationUrl } from "#server/services/enquiries/shared/conversation-token.ts";
import { refuseMalformedKey, withFreeReference } from "#server/services/internal/idempotency.ts";
import { mayMailByForm } from "#server/services/internal/request-identities.ts";
import { type AskedAgain, askAgainIfTrapped } from "#server/services/internal/robot-trap.ts";

interface EnquiryInput {
  /** As it came in; checked here once more, whoever calls. */
  request: unknown;
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
  const request = checkedInput(enquirySchema, input.request, WRONG_REQUEST);
  const keyed = { request, key: keyOf(ctx, input, request) };
  const repeated = await findRepeatedEnquiry(ctx.db, keyed);
  if (repeated) return repeated;

  const { problems, facts } = await checkEnquiry(ctx, request);
  if (problems.length > 0) throw invalid(problems);
  const enquiry = await retriedTransaction(ctx.db, (tx) => take(ctx, tx, keyed, facts));
  ctx.logger.info({ reference: enquiry.reference, kind: enquiry.kind }, "enquiry received");
  return enquiry;
}

type EnquiryFacts = Awaited<ReturnType<typeof checkEnquiry>>["facts"];

async function take(ctx: AppContext, tx: Transaction, keyed: EnquiryKeyed, facts: EnquiryFacts): Promise<Enquiry> {
  const { enquiry, isNew } = await storeEnquiry(ctx, tx, keyed);
  if (!isNew) return enquiry;
  const mayReceive = await mayMailByForm(ctx, tx, enquiry.email);
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
  for (const mail of [...(mayReceive ? [mails.receipt] : []), mails.forStaff]) await ctx.jobs.enqueue(tx, "mail", mail);
  return enquiry;
}

function keyOf(ctx: AppContext, { idempotencyKey, fromForm }: EnquiryInput, request: EnquiryRequest): string | null {
  if (idempotencyKey === undefined) return fromForm ? formKey(request, ctx.clock()) : null;
  refuseMalformedKey(idempotencyKey);
  return idempotencyKey;
}

const invalid = (fields: ServiceError["fields"]) => new ServiceError("invalid", WRONG_REQUEST, fields);

interface EnquiryForm {
  /** The fields as they were posted. */
  form: Readonly<Record<string, string>>;
  /** What the API's request would be. */
  request: unknown;
}

/** Takes a page's own form; who looks like a program is asked to press once more (product.md#public-forms). Refuses as `requestEnquiry` else. */
export async function sendEnquiry(ctx: AppContext, { form, request }: EnquiryForm): Promise<Enquiry | AskedAgain> {
  return askAgainIfTrapped(ctx, form) ?? (await requestEnquiry(ctx, { request, fromForm: true }));
}

/** Writes the enquiry down as new. When the same request arrived at the same moment, that one's enquiry is given instead. */
async function storeEnquiry(
  ctx: AppContext,
  tx: Transaction,
  keyed: EnquiryKeyed,
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
  return withFreeReference(ctx, enquiryReference, async (reference) => {
    const enquiry = await insertEnquiry(tx, { ...row, reference });
    if (enquiry) {
      await attachEnquiry(ctx, tx, { id: enquiry.id, reference, request });
      return { enquiry, isNew: true };
    }
    const repeated = await findRepeatedEnquiry(tx, keyed);
    return repeated && { enquiry: repeated, isNew: false };
  });
}
