import { createHmac } from "node:crypto";
import { mailbox, networkOf, type RequestIdentity } from "#domain/booking/request/request-limits.ts";
import { phoneDigits } from "#domain/phone-digits.ts";
import type { Environment } from "#server/env.ts";

/** What one request has in common with others of the same person or program, as the database counts it. */
export interface RequestIdentities {
  mailbox: string | null;
  phoneDigits: string | null;
  visitorHash: string | null;
}

export interface Requester {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** The network address it came from; absent for what no visitor sent. */
  visitor?: string | undefined;
}

export function identitiesOf({ secret }: Pick<Environment, "secret">, requester: Requester): RequestIdentities {
  const { email, phone, visitor } = requester;
  return {
    mailbox: email ? mailbox(email) : null,
    phoneDigits: phone ? phoneDigits(phone) : null,
    visitorHash: visitor === undefined ? null : keyedHash(secret, `visitor:${networkOf(visitor)}`),
  };
}

/** The same as hashes by what they are, for alerts and locks, which keep nobody's data. */
export function hashesOf(
  { secret }: Pick<Environment, "secret">,
  { mailbox: email, phoneDigits: phone, visitorHash: visitor }: RequestIdentities,
): { identity: RequestIdentity; hash: string }[] {
  const subjects = { email, phone, visitor };
  return (Object.entries(subjects) as [RequestIdentity, string | null][]).flatMap(([identity, subject]) =>
    subject === null ? [] : [{ identity, hash: keyedHash(secret, `${identity}:${subject}`) }],
  );
}

/** Without the secret nobody can tell whose it is by trying addresses. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("hex");
