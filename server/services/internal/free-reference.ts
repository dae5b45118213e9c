import type { AppContext } from "#server/context.ts";

/** A reference is taken once in hundreds of millions; five in a row are a fault. */
const ATTEMPTS = 5;
/** What a reference is made of. */
const RANDOM_BYTES = 6;

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
