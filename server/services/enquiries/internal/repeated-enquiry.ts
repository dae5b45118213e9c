import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { EnquiryRequest } from "#domain/forms/enquiries/enquiry.ts";
import type { Queryable } from "#server/db/client.ts";
import { findStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { reusedIdempotencyKeyError } from "#server/services/internal/idempotency.ts";

/** A validated enquiry with its idempotency key; the key may be null. */
export interface KeyedEnquiry {
  request: EnquiryRequest;
  key: string | null;
}

/** Returns the enquiry that the same request has already created; null if there is none. Throws "invalid" if the key belongs to another request. */
export async function findRepeatedEnquiry(db: Queryable, { request, key }: KeyedEnquiry): Promise<Enquiry | null> {
  const earlier = key === null ? null : await findStoredEnquiry(db, { idempotencyKey: key });
  if (!earlier) return null;
  if (!isSameEnquiry(earlier, request)) throw reusedIdempotencyKeyError();
  return earlier;
}

/**
 * Derives the idempotency key of a form from its content, in any language, and the day. The page of the form cannot contain a key, because it is cached for all
 * visitors.
 */
export function toFormIdempotencyKey(request: EnquiryRequest, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return `form:${createHash("sha256")
    .update(JSON.stringify([day, { ...request, language: undefined }]))
    .digest("hex")}`;
}

function isSameEnquiry(earlier: Enquiry, request: EnquiryRequest): boolean {
  const { kind, name, email, phone, message, details } = earlier;
  return isDeepStrictEqual(
    { kind, name, email, phone, message, details },
    {
      kind: request.kind,
      name: request.name,
      email: request.email,
      phone: request.phone,
      message: request.message || null,
      // Convert to JSON and back, which removes undefined fields.
      details: JSON.parse(JSON.stringify(request.details ?? {})),
    },
  );
}
