import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { formatDateAndTime } from "#domain/rental-period/format-moment.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { RequestedRental } from "./date-requests.ts";

/** Returns "Da sabato 12 dicembre 2026, ore 10:00, a martedì 15 dicembre 2026, ore 10:00." or "Riconsegna martedì 15 dicembre 2026, ore 10:00, a Roma." */
export function formatRequestedDates(
  words: Words<"bookingPage" | "moments" | "places">,
  { pickupDate, pickupTime, returnDate, returnTime, returnPlace }: RequestedRental,
): string {
  const { requested, requestedReturn, requestedReturnAt } = words.bookingPage.dates;
  const to = formatDateAndTime(words, { date: returnDate, time: returnTime });
  if (pickupDate !== null)
    return say(words, requested, { from: formatDateAndTime(words, { date: pickupDate, time: pickupTime ?? "" }), to });
  if (returnPlace === null) return say(words, requestedReturn, { to });
  const place = sayAtPlace(words, placeNameIn(words.language, nameOfPlace(returnPlace)));
  return say(words, requestedReturnAt, { to, place });
}
