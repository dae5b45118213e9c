import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import type { ApiOffer } from "#domain/api/vehicles/availability.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { type Cents, eurosToCents, formatEuro } from "#domain/money.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import { formatItalianDay } from "#domain/rental-period/italian-dates.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";

/** Texts of the links on the favourites page. */
export const FAVOURITE_LINK_WORDS = {
  categories: "Altre vetture, per categoria:",
} as const;

/** Replaces the list without scripts. */
export const FAVOURITES_NOSCRIPT_TEXT: SentenceParts<"collection"> = [
  "L'elenco è conservato dal browser e per mostrarlo servono gli script, che qui sono spenti. Le vetture sono tutte nella ",
  { element: "collection", text: "collezione" },
  ".",
];

/** Says what the prices are while no dates are chosen. */
export const DAILY_RATES_NOTE = "Prezzi al giorno: cerca con le tue date e qui compaiono i totali.";

/** Returns for which places and dates the totals are, from a rental's query without "?"; undefined unless both dates are chosen. */
export function favouriteTotalsNote(query: string): string | undefined {
  const params = new URLSearchParams(query);
  const [pickup, back] = [params.get("pickupDate") ?? "", params.get("returnDate") ?? ""];
  if (!isDateSince2000(pickup) || !isDateSince2000(back)) return undefined;
  const [from, to] = [params.get("pickupTime") || DEFAULT_TIME, params.get("returnTime") || DEFAULT_TIME];
  const place = params.get("pickupCity") || params.get("city") || null;
  return totalsSentence({
    place,
    returnPlace: params.get("returnCity") || place,
    from: `${formatItalianDay(pickup)} alle ${from}`,
    to: `${formatItalianDay(back)} alle ${to}`,
  });
}

/** Names both places when the query has them, because the totals include supplements and one-way fees. */
function totalsSentence(params: {
  place: string | null;
  returnPlace: string | null;
  from: string;
  to: string;
}): string {
  const { place, returnPlace, from, to } = params;
  if (place === null || returnPlace === null) return `Totali per la tua ricerca: da ${from} a ${to}.`;
  return place === returnPlace
    ? `Totali per la tua ricerca ${atPlace(place)}: da ${from} a ${to}.`
    : `Totali per la tua ricerca ${atPlace(place)}, con riconsegna ${atPlace(returnPlace)}: da ${from} a ${to}.`;
}

/** Returns the text above a favourite's price for the last search's dates; undefined when there is none. */
export function favouriteAvailabilityText(offer: ApiOffer | undefined, dailyRate: Cents): string | undefined {
  if (favouriteTotal(offer)) return `${formatEuro(dailyRate)} al giorno`;
  if (offer?.state === "taken") return "Non è libera nelle tue date";
  return offer?.state === "impossible" ? "Non si può avere per la tua ricerca" : undefined;
}

/** Returns the total for those dates; undefined unless the vehicle is known to be free. */
export function favouriteTotal(offer: ApiOffer | undefined): { amount: Cents; days: number } | undefined {
  const amount = offer?.state === "free" && offer.total !== null ? eurosToCents(offer.total) : null;
  return offer?.days && amount !== null ? { amount, days: offer.days } : undefined;
}
