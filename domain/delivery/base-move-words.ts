import { formatKilometres } from "#domain/jets/fleet.ts";
import { type CivilMoment, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import { withArticle } from "#domain/rental-period/day-article.ts";
import { atPlace, drivingTime } from "./delivery-words.ts";
import type { Transfer } from "./transfer.ts";

/** How many bookings that are in the way of a base's move are named. */
const MOST_NAMED = 3;

/** Who holds a unit: "VL-7K3MQD di Ada Prova", "il blocco «Freni»". */
export type HoldOwner = { reference: string; renter: string } | { block: string | null };

const ownerWords = (owner: HoldOwner): string =>
  "reference" in owner
    ? `${owner.reference} di ${owner.renter}`
    : `il blocco${owner.block === null ? "" : ` «${owner.block}»`}`;

/** Two holds that would overlap. */
export const overlapWords = (unit: number, one: HoldOwner, other: HoldOwner): string =>
  `sull'unità ${unit} si sovrappongono ${ownerWords(one)} e ${ownerWords(other)}`;

/** A pickup for which the car could not be there. */
export const tooLateWords = (asked: {
  owner: HoldOwner;
  base: string;
  place: string;
  out: Transfer;
  at: CivilMoment;
}) =>
  `per ${ownerWords(asked.owner)}, ritiro ${withArticle("il", formatItalianShort(asked.at.date))} alle ${asked.at.time} ${atPlace(asked.place)}, servono ${drivingTime(asked.out)} di strada da ${asked.base}`;

/** A drive that is longer than cars of the category are brought. */
export const farDriveWords = (asked: { owner: HoldOwner; end: "out" | "back"; place: string; drive: Transfer }) =>
  `${asked.end === "out" ? "consegna" : "rientro"} di ${ownerWords(asked.owner)}, ${drivingTime(asked.drive)} di strada ${asked.end === "out" ? atPlace(asked.place) : `da ${asked.place}`} (${formatKilometres(asked.drive.kilometres)})`;

/** Why a car's base cannot move: what is in the way, and what to do about it. */
export function baseMoveRefused(from: string, to: string, problems: readonly string[]): string {
  return `La sede non può passare da ${from} a ${to}: con la nuova strada ${firstOf(problems)}. Sposta prima queste prenotazioni su un'altra unità o un'altra vettura.`;
}

/** What is asked of staff who move a car's base so far that its bookings are driven farther than cars of its category are brought. */
export function baseMoveFar(to: string, reachKilometres: number, drives: readonly string[]): string {
  return `Da ${to} quest'auto andrebbe guidata oltre i ${formatKilometres(reachKilometres)} a cui la portiamo: ${firstOf(drives)}.`;
}

/** The same to who brings a file in. */
export const baseMoveByForm = (question: string): string =>
  `${question} Se va bene così, cambia la sede dalla scheda della vettura.`;

/** The first few, and how many more there are. */
function firstOf(cases: readonly string[]): string {
  const named = cases.slice(0, MOST_NAMED).join("; ");
  const further = cases.length - MOST_NAMED;
  const rest = further > 0 ? `; e ${further === 1 ? "un altro caso" : `altri ${further} casi`}` : "";
  return named + rest;
}

/** What a booking's history says of it. */
export function baseMoveNote(from: string, to: string, drives: { out: Transfer; back: Transfer }): string {
  const drive = (transfer: Transfer) => (transfer.minutes === 0 ? "nessuna" : drivingTime(transfer));
  return `Sede dell'auto da ${from} a ${to}. Strada per la consegna: ${drive(drives.out)}; per il rientro: ${drive(drives.back)}`;
}
