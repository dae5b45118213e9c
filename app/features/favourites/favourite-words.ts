import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import type { ApiOffer } from "#domain/api/vehicles/availability.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { type Cents, eurosToCents, formatEuro } from "#domain/money.ts";
import { formatItalianDay, isCivilDate } from "#domain/rental-period/civil-time.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";

/** The ways on from the favourites. */
export const FAVOURITE_LINK_WORDS = {
  categories: "Altre vetture, per categoria:",
} as const;

/** In place of the list, where nothing can read it. */
export const FAVOURITES_NOSCRIPT_TEXT: SentenceParts<"collection"> = [
  "L'elenco è conservato dal browser e per mostrarlo servono gli script, che qui sono spenti. Le vetture sono tutte nella ",
  { element: "collection", text: "collezione" },
  ".",
];

/** What the prices are while no days are chosen. */
export const DAILY_RATES_NOTE = "Prezzi al giorno: cerca con le tue date e qui compaiono i totali.";

/** For which places and days the totals are, from a rental's query without "?"; undefined while both days are not chosen. */
export function favouriteTotalsNote(query: string): string | undefined {
  const params = new URLSearchParams(query);
  const [pickup, back] = [params.get("pickupDate") ?? "", params.get("returnDate") ?? ""];
  if (!isCivilDate(pickup) || !isCivilDate(back)) return undefined;
  const [from, to] = [params.get("pickupTime") || DEFAULT_TIME, params.get("returnTime") || DEFAULT_TIME];
  const place = params.get("pickupCity") || params.get("city") || null;
  return totalsSentence({
    place,
    returnPlace: params.get("returnCity") || place,
    from: `${formatItalianDay(pickup)} alle ${from}`,
    to: `${formatItalianDay(back)} alle ${to}`,
  });
}

/** With both places, where they are asked for: a supplement or a return elsewhere is in the totals. */
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

/** What a favourite's card says above its price of the days of the last search; undefined when there is nothing to say. */
export function favouriteAvailabilityText(offer: ApiOffer | undefined, dailyRate: Cents): string | undefined {
  if (favouriteTotal(offer)) return `${formatEuro(dailyRate)} al giorno`;
  if (offer?.state === "taken") return "Non è libera nelle tue date";
  return offer?.state === "impossible" ? "Non si può avere per la tua ricerca" : undefined;
}

/** What it costs for those days; undefined while it is not known to be free. */
export function favouriteTotal(offer: ApiOffer | undefined): { amount: Cents; days: number } | undefined {
  const amount = offer?.state === "free" && offer.total !== null ? eurosToCents(offer.total) : null;
  return offer?.days && amount !== null ? { amount, days: offer.days } : undefined;
}
