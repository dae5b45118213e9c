import type { ClubEventState } from "#domain/club-events/club-event-state.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns how many places are left, or why there are none. */
export function eventStateText(
  words: Words<"clubEvents">,
  { state, remaining, places }: Pick<ClubEventState, "state" | "remaining" | "places">,
): string {
  return state === "open" && remaining !== places
    ? say(words, words.clubEvents.remaining, { count: remaining })
    : words.clubEvents[state];
}
