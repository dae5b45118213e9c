import { createHash } from "node:crypto";
import type { Booking } from "#domain/booking/booking.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findFingerprint, findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";

/** A reference is taken once in hundreds of millions; five in a row are a fault. */
const ATTEMPTS = 5;
/** What a reference is made of. */
const RANDOM_BYTES = 6;

/** The key a request came with, and what the request said. */
export interface RequestKey {
  key: string;
  /** SHA-256 of the checked request. */
  fingerprint: string;
}

/** Printable ASCII without spaces, at most 200: UUIDs and the like. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The key with the request's fingerprint; null when none was given. Refuses "invalid" for a key that cannot be one. */
export function requestKey(key: string | undefined, request: object): RequestKey | null {
  if (key === undefined) return null;
  refuseMalformedKey(key);
  const sorted = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return { key, fingerprint: createHash("sha256").update(JSON.stringify(sorted)).digest("hex") };
}

/** The booking this very request has made already, or null. Refuses "invalid" when the key belongs to another request. */
export async function findRepeated(db: Queryable, { key, fingerprint }: RequestKey): Promise<Booking | null> {
  const first = await findFingerprint(db, key);
  if (first === null) return null;
  if (first !== fingerprint) throw otherRequest();
  return findStoredBooking(db, { idempotencyKey: key });
}

/** Refuses "invalid" for a key that cannot be one. */
export function refuseMalformedKey(key: string): void {
  if (!KEY.test(key)) throw wrongKey("La chiave può avere da 1 a 200 caratteri, senza spazi.");
}

/** The refusal of a key under which another request was sent. */
export const otherRequest = () => wrongKey("Questa chiave appartiene già a un'altra richiesta.");

/** The refusal of a key that is malformed or belongs to another request. */
export const wrongKey = (message: string) =>
  new ServiceError("invalid", message, [{ path: "Idempotency-Key", message }]);

/** Stores a row under a reference that no other has. `store` gives null where the reference is taken, and is then asked with another. */
export async function withFreeReference<Stored>(
  ctx: Pick<AppContext, "random">,
  referenceOf: (random: Uint8Array) => string,
  store: (reference: string) => Promise<Stored | null>,
): Promise<Stored> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const stored = await store(referenceOf(ctx.random(RANDOM_BYTES)));
    if (stored !== null) return stored;
  }
  throw new Error(`No free reference was found by ${referenceOf.name}`);
}
