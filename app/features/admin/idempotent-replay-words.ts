import type { IdempotentReplay } from "#domain/api/shared-schemas.ts";

/**
 * Returns who acted first: "L'ha già confermata Giulia alle 10:42." `done` is the participle, "confermata". `moment` is the time as used
 * in a sentence, or null when unknown.
 */
export function idempotentReplaySentence(
  { actor, actor_name, own }: Pick<IdempotentReplay, "actor" | "actor_name" | "own">,
  { done, moment }: { done: string; moment: string | null },
): string {
  const whenText = moment ? ` ${moment}` : "";
  if (own) return `L'hai già ${done}${whenText}.`;
  if (actor === "renter") return `L'ha già ${done} il cliente${whenText}.`;
  return actor_name ? `L'ha già ${done} ${actor_name}${whenText}.` : `È già stata ${done}${whenText}.`;
}
