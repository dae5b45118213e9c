import { formatHalfHoursInSentence } from "#domain/format-hours.ts";
import { formatKilometres } from "#domain/jets/jet-fleet.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort, withItalianArticle } from "#domain/rental-period/italian-dates.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { ITALIAN_PLACES } from "#domain/words/places/italian-places.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import type { RentalPlace } from "./rental-place.ts";
import type { Transfer } from "./transfer.ts";

/** How many bookings a refused base move names. */
const MAX_NAMED_BOOKINGS = 3;

/** Returns "a Nizza", "ad Amburgo", "all'Aeroporto di Nizza Côte d'Azur", for the panel and mails to staff: `sayAtPlace` has every language. */
export const atPlace = (name: string): string => sayAtPlace(ITALIAN_PLACES, name);

/** Returns "4 ore", "un'ora e mezza", "mezz'ora". */
export function drivingTime({ minutes }: Pick<Transfer, "minutes">): string {
  return formatHalfHoursInSentence(minutes);
}

/**
 * Formats a place: "Promenade des Anglais 37, Nizza", "Aeroporto di Nizza Côte d'Azur", or "Nizza" without an address. Names the city only once if
 * the address contains it.
 */
export function placeText({ name, address }: Omit<RentalPlace, "slug">): string {
  if (address === null) return name;
  return endsWithCity(address, name) ? address : `${address}, ${name}`;
}

/** Whether the address ends with the city. Requires a comma or number before the city's name, because in "Via Nizza" it is a street name. */
function endsWithCity(address: string, city: string): boolean {
  const before = address.slice(0, -city.length);
  return address.slice(-city.length).toLowerCase() === city.toLowerCase() && /[\d,]\s*$/.test(before);
}

type Drive = Pick<Transfer, "kilometres" | "minutes">;

/** Formats "Da Zurigo, 868 km, 11 ore, andata"; null if nobody drives. */
export const outboundTransferText = (base: string | null, out: Drive): string | null =>
  transferText("Da", base, out, "andata");

/** Formats "Verso Zurigo, 868 km, 11 ore, ritorno"; null if nobody drives. */
export const returnTransferText = (base: string | null, back: Drive): string | null =>
  transferText("Verso", base, back, "ritorno");

function transferText(preposition: string, base: string | null, transfer: Drive, direction: string): string | null {
  if (transfer.minutes === 0) return null;
  return `${preposition} ${base ?? "la sede"}, ${kilometresText(ITALIAN_FORMATS, transfer.kilometres)}, ${drivingTime(transfer)}, ${direction}`;
}

/** Who holds a unit: "VL-7K3MQD di Ada Prova", "il blocco «Freni»". */
export type HoldOwner = { reference: string; renter: string } | { block: string | null };

const ownerWords = (owner: HoldOwner): string =>
  "reference" in owner
    ? `${owner.reference} di ${owner.renter}`
    : `il blocco${owner.block === null ? "" : ` «${owner.block}»`}`;

/** Returns why a base move is refused: two holds would overlap. */
export const overlapWords = (unit: number, one: HoldOwner, other: HoldOwner): string =>
  `sull'unità ${unit} si sovrappongono ${ownerWords(one)} e ${ownerWords(other)}`;

/** Returns why a base move is refused: the car could not reach a pickup in time. */
export const pickupTooLateWords = (facts: {
  owner: HoldOwner;
  base: string;
  place: string;
  out: Transfer;
  at: CivilMoment;
}) =>
  `per ${ownerWords(facts.owner)}, ritiro ${withItalianArticle("il", formatItalianShort(facts.at.date))} alle ${facts.at.time} ${atPlace(facts.place)}, servono ${drivingTime(facts.out)} di strada da ${facts.base}`;

/** Returns the warning that a transfer would exceed the category's reach after a base move. */
export const farTransferWords = (facts: { owner: HoldOwner; end: "out" | "back"; place: string; transfer: Transfer }) =>
  `${facts.end === "out" ? "consegna" : "rientro"} di ${ownerWords(facts.owner)}, ${drivingTime(facts.transfer)} di strada ${facts.end === "out" ? atPlace(facts.place) : `da ${facts.place}`} (${formatKilometres(facts.transfer.kilometres)})`;

/** Returns the error for a base move that is not possible, with the conflicts and what to do. */
export function baseMoveRefused(from: string, to: string, problems: readonly string[]): string {
  return `La sede non può passare da ${from} a ${to}: con la nuova strada ${firstCases(problems)}. Sposta prima queste prenotazioni su un'altra unità o un'altra vettura.`;
}

/** Returns the confirmation question for a base move that makes transfers longer than the category's reach. */
export function baseMoveFar(to: string, reachKilometres: number, transfers: readonly string[]): string {
  return `Da ${to} quest'auto andrebbe guidata oltre i ${formatKilometres(reachKilometres)} a cui la portiamo: ${firstCases(transfers)}.`;
}

/** Returns a base move's confirmation question for a CSV import, which refers staff to the form. */
export const baseMoveByForm = (question: string): string =>
  `${question} Se va bene così, cambia la sede dalla scheda della vettura.`;

/** Joins the first few cases and the number of further cases. */
function firstCases(cases: readonly string[]): string {
  const firstNamed = cases.slice(0, MAX_NAMED_BOOKINGS).join("; ");
  const further = cases.length - MAX_NAMED_BOOKINGS;
  const rest = further > 0 ? `; e ${further === 1 ? "un altro caso" : `altri ${further} casi`}` : "";
  return firstNamed + rest;
}

/** Returns the entry of the base move for a booking's history. */
export function baseMoveNote(from: string, to: string, transfers: { out: Transfer; back: Transfer }): string {
  const duration = (transfer: Transfer) => (transfer.minutes === 0 ? "nessuna" : drivingTime(transfer));
  return `Sede dell'auto da ${from} a ${to}. Strada per la consegna: ${duration(transfers.out)}; per il rientro: ${duration(transfers.back)}`;
}
