import { type CivilMoment, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import { atPlace, drivingTime } from "./delivery-words.ts";
import type { Transfer } from "./transfer.ts";

/** How many bookings that are in the way of a base's move are named. */
const MOST_NAMED = 3;

/** Who holds a unit: "VL-7K3MQD di Ada Prova", "il fermo «Freni»". */
export type HoldOwner = { reference: string; renter: string } | { block: string | null };

const ownerWords = (owner: HoldOwner): string =>
  "reference" in owner
    ? `${owner.reference} di ${owner.renter}`
    : `il fermo${owner.block === null ? "" : ` «${owner.block}»`}`;

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
  `per ${ownerWords(asked.owner)}, ritiro il ${formatItalianShort(asked.at.date)} alle ${asked.at.time} ${atPlace(asked.place)}, servono ${drivingTime(asked.out)} di strada da ${asked.base}`;

/** Why a car's base cannot move: what is in the way, and what to do about it. */
export function baseMoveRefused(from: string, to: string, problems: readonly string[]): string {
  const named = problems.slice(0, MOST_NAMED).join("; ");
  const further = problems.length - MOST_NAMED;
  const rest = further > 0 ? `; e ${further === 1 ? "un altro caso" : `altri ${further} casi`}` : "";
  return `La sede non può passare da ${from} a ${to}: con la nuova strada ${named}${rest}. Sposta prima queste prenotazioni su un'altra unità o un'altra vettura.`;
}

/** What a booking's history says of it. */
export function baseMoveNote(from: string, to: string, drives: { out: Transfer; back: Transfer }): string {
  const drive = (transfer: Transfer) => (transfer.minutes === 0 ? "nessuna" : drivingTime(transfer));
  return `Sede dell'auto da ${from} a ${to}. Strada per la consegna: ${drive(drives.out)}; per il rientro: ${drive(drives.back)}`;
}
