import type { AlreadyMade } from "#domain/api/row-shapes.ts";

/**
 * "L'ha già confermata Giulia alle 10:42.": that somebody was first. `done` is what was done, of a booking or a request, "confermata";
 * `moment` when, as it stands in a sentence; null where nothing says it.
 */
export function alreadyMadeSentence(
  { actor, actor_name, own }: Pick<AlreadyMade, "actor" | "actor_name" | "own">,
  { done, moment }: { done: string; moment: string | null },
): string {
  const when = moment ? ` ${moment}` : "";
  if (own) return `L'hai già ${done}${when}.`;
  if (actor === "renter") return `L'ha già ${done} il cliente${when}.`;
  return actor_name ? `L'ha già ${done} ${actor_name}${when}.` : `È già stata ${done}${when}.`;
}
