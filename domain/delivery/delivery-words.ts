import { spokenHours } from "#domain/hours.ts";
import { formatEuro } from "#domain/money.ts";
import { type CivilMoment, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import { type DeliverySupplement, supplementTotal } from "./supplement.ts";
import type { Transfer } from "./transfer.ts";

/** Listed places are named by what they are, cities by their names alone. */
const PREPOSITIONS: readonly (readonly [beginning: RegExp, preposition: string])[] = [
  [/^Aeroporto /, "all'"],
  [/^Stazione /, "alla "],
  [/^Porto di /, "al "],
  [/^A/, "ad "],
];

/** "a Nizza", "ad Amburgo", "all'Aeroporto di Nizza Côte d'Azur". */
export function atPlace(name: string): string {
  return (PREPOSITIONS.find(([beginning]) => beginning.test(name))?.[1] ?? "a ") + name;
}

/** "4 ore", "un'ora e mezza", "mezz'ora". */
export function drivingTime({ minutes }: Pick<Transfer, "minutes">): string {
  const hours = Math.floor(minutes / 60);
  const half = minutes % 60 > 0;
  if (hours === 0) return "mezz'ora";
  const whole = spokenHours(hours);
  return half ? `${whole} e mezza` : whole;
}

/** What a card says of a car that comes from elsewhere: "Consegnata a Nizza da Monaco, senza supplemento". */
export function deliveredFrom(base: string, place: string, supplements: readonly DeliverySupplement[]): string {
  const total = supplementTotal(supplements);
  const cost = total > 0 ? `con un supplemento di ${formatEuro(total)}` : "senza supplemento";
  return `Consegnata ${atPlace(place)} da ${base}, ${cost}`;
}

/** What a line of a bill calls a supplement. */
export function supplementLabel({ kind, place, kilometres }: DeliverySupplement): string {
  return `${kind === "delivery" ? "Consegna" : "Riconsegna"} ${atPlace(place)}, ${kilometres} km oltre il raggio gratuito`;
}

/** Said of a text that names no place. */
export const unknownPlace = (example: string): string =>
  `Non conosciamo questo luogo: scegli una città o un luogo dell'elenco, per esempio ${example}.`;

/** The same of where a car is given back, beside cars whose totals are those of a return to where they are collected. */
export const unknownReturn = (example: string): string =>
  `Non conosciamo il luogo della riconsegna: scegline uno dell'elenco, per esempio ${example}. I totali valgono riconsegnando dove ritiri.`;

/** Said of a listed place that was asked for together with another city than its own. */
export const placeOfOtherCity = (place: string, city: string): string =>
  `${place} è un luogo di ${city}: scegli ${city}, o un altro luogo.`;

/** Said of an address that was given beside a listed place. */
export const PLACE_OR_ADDRESS = "Indica un luogo dell'elenco oppure un indirizzo, non entrambi.";

/** Said of a place that a car is not brought to, with the nearest it is brought to. */
export function beyondReach({ base, place, nearest }: { base: string; place: string; nearest: string | null }): string {
  const far = `Da ${base} non consegniamo quest'auto ${atPlace(place)}, è troppo lontano`;
  return nearest === null || nearest === base
    ? `${far}: puoi ritirarla a ${base}.`
    : `${far}: il luogo più vicino in cui possiamo consegnarla è ${nearest}.`;
}

/** Said of a search whose cars all stand too far from its place, beside the nearest of them. */
export const tooFarToDeliver = (place: string): string =>
  `Le vetture che cerchi sono troppo lontane per consegnarle ${atPlace(place)}: le più vicine si ritirano dove si trovano.`;

/** Said of a pickup for which a car cannot arrive in time, with the next that is possible. */
export function pickupTooSoon(asked: {
  base: string;
  place: string;
  out: Transfer;
  preparationHours: number;
  /** By the clock of the pickup's city. */
  earliest: CivilMoment;
}): string {
  const { base, place, out, preparationHours, earliest } = asked;
  const preparation = preparationHours === 0 ? "" : `${spokenHours(preparationHours)} per prepararla e `;
  const journey = `Per consegnare l'auto ${atPlace(place)} servono ${preparation}${drivingTime(out)} di strada da ${base}`;
  return `${journey}: il primo ritiro possibile è ${formatItalianLong(earliest.date)} alle ${earliest.time}.`;
}
