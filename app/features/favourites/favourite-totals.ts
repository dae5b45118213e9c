import type { ApiOffer } from "#domain/api/vehicles/availability.ts";
import { type Cents, eurosToCents } from "#domain/money.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";
import { formatWeekdayAndDay } from "#domain/words/formats/format-date.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** The names of places in the page's language, by the Italian name that a query contains; only those that differ. */
export type PlaceNames = Readonly<Record<string, string>>;

/**
 * Returns for which places and dates the totals are, from a rental's query without "?"; undefined unless both dates are chosen. Names both places when the
 * query has them, because the totals include supplements and one-way fees.
 */
export function favouriteTotalsNote(
  words: Words<"favouriteList" | "places">,
  query: string,
  placeNames: PlaceNames = {},
): string | undefined {
  const params = new URLSearchParams(query);
  const [pickup, back] = [params.get("pickupDate") ?? "", params.get("returnDate") ?? ""];
  if (!isDateSince2000(pickup) || !isDateSince2000(back)) return undefined;
  const { totals, totalsAt, totalsOneWay } = words.favouriteList;
  const place = params.get("pickupCity") || params.get("city");
  const returnPlace = params.get("returnCity") || place;
  const moments = {
    pickupDay: formatWeekdayAndDay(words, pickup),
    pickupTime: params.get("pickupTime") || DEFAULT_TIME,
    returnDay: formatWeekdayAndDay(words, back),
    returnTime: params.get("returnTime") || DEFAULT_TIME,
  };
  const sayAt = (name: string) => sayAtPlace(words, placeNames[name] ?? name);
  if (!place || !returnPlace) return say(words, totals, moments);
  return place === returnPlace
    ? say(words, totalsAt, { ...moments, at: sayAt(place) })
    : say(words, totalsOneWay, { ...moments, at: sayAt(place), returnAt: sayAt(returnPlace) });
}

/** Returns the text above a favourite's price for the last search's dates; undefined when there is none. */
export function favouriteAvailabilityText(
  words: Words<"favouriteList" | "amounts">,
  offer: ApiOffer | undefined,
  fromRate: Cents,
): string | undefined {
  const { amounts, favouriteList } = words;
  if (favouriteTotal(offer)) return say(words, amounts.amountPerDay, { amount: formatMoney(words, fromRate) });
  if (offer?.state === "taken") return favouriteList.taken;
  return offer?.state === "impossible" ? favouriteList.impossible : undefined;
}

/** Returns the total for those dates; undefined unless the vehicle is known to be free. */
export function favouriteTotal(offer: ApiOffer | undefined): { amount: Cents; days: number } | undefined {
  const amount = offer?.state === "free" && offer.total !== null ? eurosToCents(offer.total) : null;
  return offer?.days && amount !== null ? { amount, days: offer.days } : undefined;
}
