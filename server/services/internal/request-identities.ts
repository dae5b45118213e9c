import { createHmac } from "node:crypto";
import { networkPrefixOf } from "#domain/access/visitor.ts";
import { normaliseMailbox, type RequestIdentity } from "#domain/bookings/request/request-limits.ts";
import { toPhoneDigits } from "#domain/phone-digits.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import type { Environment } from "#server/env.ts";
import { countFormMail } from "#server/repositories/mail-counts.ts";
import { siteToday } from "./site-today.ts";

/** What identifies the sender of a booking request, for counting the requests of one person or program. */
export interface RequestIdentities {
  mailbox: string | null;
  phoneDigits: string | null;
  visitorHash: string | null;
}

export interface Requester {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** The visitor's network address; undefined if no visitor sent the request. */
  visitor?: string | undefined;
}

export function toRequestIdentities({ keys }: Pick<Environment, "keys">, requester: Requester): RequestIdentities {
  const { email, phone, visitor } = requester;
  return {
    mailbox: email ? normaliseMailbox(email) : null,
    phoneDigits: phone ? toPhoneDigits(phone) : null,
    visitorHash: visitor === undefined ? null : hmacSha256(keys.identities, `visitor:${networkPrefixOf(visitor)}`),
  };
}

/** Returns the hash of each identity, by kind, for alerts and locks, which must not contain personal data. */
export function identityHashes(
  { keys }: Pick<Environment, "keys">,
  { mailbox: email, phoneDigits: phone, visitorHash: visitor }: RequestIdentities,
): { identity: RequestIdentity; hash: string }[] {
  const subjects = { email, phone, visitor };
  return (Object.entries(subjects) as [RequestIdentity, string | null][]).flatMap(([identity, subject]) =>
    subject === null ? [] : [{ identity, hash: hmacSha256(keys.identities, `${identity}:${subject}`) }],
  );
}

/** Returns the keyed hash of a text. Without the key nobody can find the text by hashing candidates. */
export const hmacSha256 = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("hex");

/**
 * Counts a mail of our forms and returns whether the e-mail address may get it today (product.md#mails), so that nobody can flood an address with
 * mails. The request itself is stored in any case. Runs in the transaction that enqueues the mail. RATE_LIMITS=off disables the limit.
 */
export async function isFormMailAllowed(ctx: AppContext, tx: Transaction, address: string | null): Promise<boolean> {
  if (address === null || !ctx.env.rateLimits) return true;
  const recipientHash = hmacSha256(ctx.env.keys.identities, `recipient:${normaliseMailbox(address)}`);
  const mails = await countFormMail(tx, { recipientHash, day: siteToday(ctx) });
  if (mails === ctx.site.maxFormMailsPerDay + 1)
    ctx.logger.warn("an address has had as many mails of our forms as it may in a day");
  return mails <= ctx.site.maxFormMailsPerDay;
}
