import { randomUUID } from "node:crypto";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { type EnquiryRequest, enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import { languageOnSite } from "#domain/languages.ts";
import { isKindOffered } from "#domain/offers/offers.ts";
import { createEnquiryReference } from "#domain/reference-codes.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { type EnquiryMailParts, enquiryEmails } from "#server/mail/enquiry-mail.ts";
import { insertEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { findMailText } from "#server/repositories/mail-texts/mail-texts.ts";
import { attachEnquiry } from "#server/services/customers/shared/attach-customer.ts";
import { checkEnquiry } from "#server/services/enquiries/internal/check-enquiry.ts";
import {
  findRepeatedEnquiry,
  type KeyedEnquiry,
  toFormIdempotencyKey,
} from "#server/services/enquiries/internal/repeated-enquiry.ts";
import { conversationUrl } from "#server/services/enquiries/shared/conversation-token.ts";
import { assertValidIdempotencyKey, withFreeReference } from "#server/services/internal/idempotency.ts";
import { isFormMailAllowed } from "#server/services/internal/request-identities.ts";
import { askToResubmitIfTrapped, type ResubmitRequest } from "#server/services/internal/robot-trap.ts";
import { INVALID_REQUEST, parseInput } from "#server/services/parse-input.ts";
import { readSiteIn } from "#server/services/site-settings/read-site-in.ts";

interface EnquiryInput {
  /** The unparsed body. Callers need not validate it. */
  body: unknown;
  /** A key from an API caller, so that a repeated request creates only one enquiry. */
  idempotencyKey?: string | undefined;
  /** Whether a page's form sent the enquiry. A form has no key: equal content from one sender on one day creates only one enquiry. */
  fromForm?: boolean;
}

/**
 * Stores a club, jet, contact or experience enquiry (product.md#enquiries) and enqueues the mails to sender and staff in the same transaction.
 * Idempotent by key. Throws "invalid" with a message per wrong field, by its path in the API's body, and for a key of another request.
 * Throws "not-found" for what the company doesn't offer (product.md#offers).
 */
export async function requestEnquiry(ctx: AppContext, input: EnquiryInput): Promise<Enquiry> {
  const request = parseInput(enquirySchema, input.body, INVALID_REQUEST);
  const keyed = { request, key: toEnquiryKey(ctx, input, request) };
  const repeated = await findRepeatedEnquiry(ctx.db, keyed);
  if (repeated) return repeated;
  if (!isKindOffered(request.kind, ctx.site.offers)) throw new ServiceError("not-found", NOT_OFFERED_MESSAGE);

  const { problems, facts } = await checkEnquiry(ctx, request, wordsOf("it"));
  if (problems.length > 0) throw invalidEnquiryError(problems);
  // Read before the transaction, because PGlite has only one connection.
  const language = languageOnSite(ctx.site.languages, request.language ?? "it");
  const shownFacts = language === "it" ? facts : (await checkEnquiry(ctx, request, wordsOf(language))).facts;
  const names = { facts, shownFacts };
  const enquiry = await retryTransaction(ctx.db, (tx) => storeAndNotify(ctx, tx, keyed, names));
  ctx.logger.info({ reference: enquiry.reference, kind: enquiry.kind }, "enquiry received");
  return enquiry;
}

const NOT_OFFERED_MESSAGE = textReference("refusals", "kindNotOffered");

/** The names of what is requested: in Italian for staff, and in the language of the enquiry. */
type MailedNames = Pick<EnquiryMailParts, "facts" | "shownFacts">;

async function storeAndNotify(
  ctx: AppContext,
  tx: Transaction,
  keyed: KeyedEnquiry,
  names: MailedNames,
): Promise<Enquiry> {
  const { enquiry, isNew } = await storeEnquiry(ctx, tx, keyed);
  if (!isNew) return enquiry;
  const mailed = { ...enquiry, language: languageOnSite(ctx.site.languages, enquiry.language) };
  const isMailAllowed = await isFormMailAllowed(ctx, tx, enquiry.email);
  const mails = enquiryEmails({
    enquiry: mailed,
    request: keyed.request,
    ...names,
    site: ctx.site,
    shownSite: await readSiteIn({ ...ctx, db: tx }, wordsOf(mailed.language)),
    staffAddress: ctx.env.mailStaff,
    page: conversationUrl(ctx.env, mailed),
    siteUrl: ctx.env.siteUrl,
    text: await findMailText(tx, "enquiry-received", mailed.language),
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
  if (idempotencyKey === undefined) return fromForm ? toFormIdempotencyKey(request, ctx.clock()) : null;
  assertValidIdempotencyKey(idempotencyKey);
  return idempotencyKey;
}

const invalidEnquiryError = (fields: ServiceError["fields"]) => new ServiceError("invalid", INVALID_REQUEST, fields);

interface EnquiryForm {
  /** The fields of the form as they were posted. */
  form: Readonly<Record<string, string>>;
  /** The equivalent API request body. */
  body: unknown;
}

/** Handles the submit of an enquiry form. Asks a likely robot to submit again (product.md#public-forms). Throws whatever `requestEnquiry` throws. */
export async function submitEnquiryForm(
  ctx: AppContext,
  { form, body }: EnquiryForm,
): Promise<Enquiry | ResubmitRequest> {
  return askToResubmitIfTrapped(ctx, form) ?? (await requestEnquiry(ctx, { body, fromForm: true }));
}

/** Stores a new enquiry and returns it. If the same request has stored one at the same moment, returns that enquiry. */
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
    language: request.language ?? "it",
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
