import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { formatHalfHoursWithin, formatHoursWithin } from "#domain/words/formats/format-duration.ts";
import type { SayMessage } from "#domain/words/message.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import { type TextReference, textReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import type { Transfer } from "./transfer.ts";

// Only the server imports this module, because of the names of places. All names are the Italian ones.

type ProblemMessage = SayMessage<"deliveryProblems" | "places">;

/** Error for a text that matches no place. */
export const unknownPlaceMessage =
  (example: string): ProblemMessage =>
  (words) =>
    say(words, words.deliveryProblems.unknownPlace, { example: placeNameIn(words.language, example) });

/** Error for an unknown return place, beside search results whose totals assume a return at the pickup place. */
export const unknownReturnPlaceMessage =
  (example: string): ProblemMessage =>
  (words) =>
    say(words, words.deliveryProblems.unknownReturnPlace, { example: placeNameIn(words.language, example) });

/** Error for a listed place combined with another city. */
export const placeInOtherCityMessage =
  (place: string, city: string): ProblemMessage =>
  (words) =>
    say(words, words.deliveryProblems.placeInOtherCity, {
      place: placeNameIn(words.language, place),
      city: placeNameIn(words.language, city),
    });

/** Error for a street address combined with a listed place. */
export const PLACE_OR_ADDRESS_MESSAGE: TextReference<"deliveryProblems"> = textReference(
  "deliveryProblems",
  "placeOrAddress",
);

/** Error for a place beyond the delivery reach, with the nearest possible one. */
export const beyondReachMessage =
  ({ base, place, nearest }: { base: string; place: string; nearest: string | null }): ProblemMessage =>
  (words) => {
    const { beyondReach, beyondReachNearest } = words.deliveryProblems;
    const facts = { base: placeNameIn(words.language, base), place: atPlaceIn(words, place) };
    return nearest === null || nearest === base
      ? say(words, beyondReach, { ...facts, atBase: atPlaceIn(words, base) })
      : say(words, beyondReachNearest, { ...facts, nearest: placeNameIn(words.language, nearest) });
  };

/** Error for a search without cars within reach of the place; the page shows the nearest cars. */
export const tooFarToDeliverMessage =
  (place: string): ProblemMessage =>
  (words) =>
    say(words, words.deliveryProblems.tooFarToDeliver, { place: atPlaceIn(words, place) });

interface TooSoonPickup {
  base: string;
  place: string;
  out: Transfer;
  preparationHours: number;
  /** In the time zone of the pickup city. */
  earliest: CivilMoment;
}

/** Error for a pickup that a car cannot reach in time, with the earliest possible time. */
export const pickupTooSoonMessage =
  ({ base, place, out, preparationHours, earliest }: TooSoonPickup): ProblemMessage =>
  (words) => {
    const { pickupTooSoon, pickupTooSoonWithPreparation } = words.deliveryProblems;
    const facts = {
      place: atPlaceIn(words, place),
      base: placeNameIn(words.language, base),
      drive: formatHalfHoursWithin(words, out.minutes),
      date: formatLongDate(words, earliest.date),
      time: earliest.time,
    };
    return preparationHours === 0
      ? say(words, pickupTooSoon, facts)
      : say(words, pickupTooSoonWithPreparation, { ...facts, preparation: formatHoursWithin(words, preparationHours) });
  };

const atPlaceIn = (words: Words<"places">, place: string) => sayAtPlace(words, placeNameIn(words.language, place));
