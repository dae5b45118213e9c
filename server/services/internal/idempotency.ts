import { createHash } from "node:crypto";
import type { Booking } from "#domain/bookings/booking.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findFingerprint, findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";

/** A duplicate occurs once in hundreds of millions; five in a row are a bug. */
const MAX_REFERENCE_ATTEMPTS = 5;
/** Random bytes of a reference. */
const RANDOM_BYTES = 6;

/** A request's idempotency key and content hash. */
export interface IdempotencyKey {
  key: string;
  /** SHA-256 of the validated request. */
  fingerprint: string;
}

/** Printable ASCII without spaces, at most 200 characters, such as a UUID. */
const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** Returns the key with the request's fingerprint; null without a key. Throws "invalid" for a malformed key. */
export function toIdempotencyKey(key: string | undefined, request: object): IdempotencyKey | null {
  if (key === undefined) return null;
  assertValidIdempotencyKey(key);
  const sorted = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return { key, fingerprint: createHash("sha256").update(JSON.stringify(sorted)).digest("hex") };
}

/** Finds the booking that the same request has already made, or null. Throws "invalid" when the key belongs to another request. */
export async function findRepeatedBooking(
  db: Queryable,
  { key, fingerprint }: IdempotencyKey,
): Promise<Booking | null> {
  const storedFingerprint = await findFingerprint(db, key);
  if (storedFingerprint === null) return null;
  if (storedFingerprint !== fingerprint) throw idempotencyKeyReused();
  return findStoredBooking(db, { idempotencyKey: key });
}

/** Throws "invalid" for a malformed key. */
export function assertValidIdempotencyKey(key: string): void {
  if (!KEY_PATTERN.test(key)) throw invalidIdempotencyKey("La chiave può avere da 1 a 200 caratteri, senza spazi.");
}

/** Returns the error for a key that belongs to another request. */
export const idempotencyKeyReused = () => invalidIdempotencyKey("Questa chiave appartiene già a un'altra richiesta.");

/** Returns the error for a malformed or reused key. */
export const invalidIdempotencyKey = (message: string) =>
  new ServiceError("invalid", message, [{ path: "Idempotency-Key", message }]);

/** Stores a row under a unique reference. `store` returns null for a duplicate and is then called with another one. */
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
