import type { ClubEvent } from "#domain/club-events/club-event.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** Staff's decision on a request for an event. */
export type PlaceDecision = "accepted" | "declined";

interface PlaceDecisionFacts {
  /** Name of the sender of the request. */
  name: string;
  places: number;
  event: Pick<ClubEvent, "title" | "heldOn" | "place">;
}

/** Returns the default mail for a decision in the language of the words. Staff may edit it before sending. */
export function placeDecisionEmail(
  words: Words<"mailParts" | "staffLetters">,
  decision: PlaceDecision,
  { name, places, event: { title, heldOn, place } }: PlaceDecisionFacts,
): string {
  const { event: eventText, places: texts } = words.staffLetters;
  const event = say(words, eventText, { title, day: formatLongDate(words, heldOn), place });
  const body =
    decision === "accepted"
      ? [say(words, texts.accepted, { count: places, event }), texts.afterAccepted]
      : [say(words, texts.declined, { event }), texts.afterDeclined];
  return [say(words, words.mailParts.greetingTo, { name }), ...body].join("\n\n");
}
