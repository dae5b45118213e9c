import { createHash } from "node:crypto";
import type { Booking } from "#domain/bookings/booking.ts";
import type { Message } from "#domain/words/message.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findFingerprint, findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";

/** Maximum number of attempts to find a free reference. A duplicate occurs once in hundreds of millions, so five consecutive ones are a bug. */
const MAX_REFERENCE_ATTEMPTS = 5;
/** Number of random bytes in a reference. */
const RANDOM_BYTES = 6;

/** A request's idempotency key and content hash. */
export interface IdempotencyKey {
  key: string;
  /** SHA-256 of the validated request. */
  fingerprint: string;
}

/** The format of a key: printable ASCII without spaces, at most 200 characters, such as a UUID. */
const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** Returns the key with the fingerprint of the request; null if `key` is undefined. Throws "invalid" for a malformed key. */
export function toIdempotencyKey(key: string | undefined, request: object): IdempotencyKey | null {
  if (key === undefined) return null;
  assertValidIdempotencyKey(key);
  const sorted = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return { key, fingerprint: createHash("sha256").update(JSON.stringify(sorted)).digest("hex") };
}

/** Returns the booking that the same request has already created; null if there is none. Throws "invalid" if the key belongs to another request. */
export async function findRepeatedBooking(
  db: Queryable,
  { key, fingerprint }: IdempotencyKey,
): Promise<Booking | null> {
  const storedFingerprint = await findFingerprint(db, key);
  if (storedFingerprint === null) return null;
  if (storedFingerprint !== fingerprint) throw reusedIdempotencyKeyError();
  return findStoredBooking(db, { idempotencyKey: key });
}

/** Throws "invalid" for a malformed key. */
export function assertValidIdempotencyKey(key: string): void {
  if (!KEY_PATTERN.test(key)) throw invalidIdempotencyKeyError(textReference("refusals", "invalidKey"));
}

/** Returns the error for a key that belongs to another request. */
export const reusedIdempotencyKeyError = () => invalidIdempotencyKeyError(textReference("refusals", "reusedKey"));

/** Returns the error for a malformed or reused key. */
export const invalidIdempotencyKeyError = (message: Message) =>
  new ServiceError("invalid", message, [{ path: "Idempotency-Key", message }]);

/**
 * Stores a row under a new reference and returns what `store` returns. `store` returns null if the reference already exists; it is then called again
 * with another reference.
 */
export async function withFreeReference<Stored>(
  ctx: Pick<AppContext, "random">,
  referenceOf: (random: Uint8Array) => string,
  store: (reference: string) => Promise<Stored | null>,
): Promise<Stored> {
  for (let attempt = 1; attempt <= MAX_REFERENCE_ATTEMPTS; attempt++) {
    const stored = await store(referenceOf(ctx.random(RANDOM_BYTES)));
    if (stored !== null) return stored;
  }
  throw new Error(`No free reference was found by ${referenceOf.name}`);
}
