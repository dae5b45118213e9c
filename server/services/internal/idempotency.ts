import { createHash } from "node:crypto";
import type { Booking } from "#domain/bookings/booking.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findFingerprint, findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";

/** A reference is taken once in hundreds of millions; five in a row are a fault. */
const MAX_REFERENCE_ATTEMPTS = 5;
/** What a reference is made of. */
const RANDOM_BYTES = 6;

/** The key a request came with, and what the request said. */
export interface IdempotencyKey {
  key: string;
  /** SHA-256 of the checked request. */
  fingerprint: string;
}

/** Printable ASCII without spaces, at most 200: UUIDs and the like. */
const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** The key with the request's fingerprint; null when none was given. Refuses "invalid" for a key that cannot be one. */
export function toIdempotencyKey(key: string | undefined, request: object): IdempotencyKey | null {
  if (key === undefined) return null;
  assertValidIdempotencyKey(key);
  const sorted = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return { key, fingerprint: createHash("sha256").update(JSON.stringify(sorted)).digest("hex") };
}

/** The booking this very request has made already, or null. Refuses "invalid" when the key belongs to another request. */
export async function findRepeatedBooking(
  db: Queryable,
  { key, fingerprint }: IdempotencyKey,
): Promise<Booking | null> {
  const storedFingerprint = await findFingerprint(db, key);
  if (storedFingerprint === null) return null;
  if (storedFingerprint !== fingerprint) throw idempotencyKeyReused();
  return findStoredBooking(db, { idempotencyKey: key });
}

/** Refuses "invalid" for a key that cannot be one. */
export function assertValidIdempotencyKey(key: string): void {
  if (!KEY_PATTERN.test(key)) throw invalidIdempotencyKey("La chiave può avere da 1 a 200 caratteri, senza spazi.");
}

/** The refusal of a key under which another request was sent. */
export const idempotencyKeyReused = () => invalidIdempotencyKey("Questa chiave appartiene già a un'altra richiesta.");

/** The refusal of a key that is malformed or belongs to another request. */
export const invalidIdempotencyKey = (message: string) =>
  new ServiceError("invalid", message, [{ path: "Idempotency-Key", message }]);

/** Stores a row under a reference that no other has. `store` gives null where the reference is taken, and is then asked with another. */
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
