import { kilometresText } from "#domain/booking/kilometre-account.ts";
import { drivingTime } from "./delivery-words.ts";
import type { BookingDelivery, RentalPlace } from "./rental-place.ts";
import { isDelivered, isFetched } from "./rental-place.ts";
import type { Transfer } from "./transfer.ts";

/** "Promenade des Anglais 37, Nizza"; "Aeroporto di Nizza Côte d'Azur", "Nizza" where no address is known. */
export const placeText = ({ name, address }: Omit<RentalPlace, "slug">): string =>
  address === null ? name : `${address}, ${name}`;

/** What the papers say of a delivery beside its dates and places: who drives, where the two meet, by what the renter comes. */
export function meetingRows(delivery: BookingDelivery): PaperRow[] {
  return [...driverRows(delivery), ...meetingPointRows(delivery)];
}

interface PaperRow {
  label: string;
  value: string;
}

/** Who drives the car there and back; nothing for a rental at its base. */
export function driverRows(delivery: BookingDelivery): PaperRow[] {
  const sentence = [
    ...(isDelivered(delivery) ? ["Ti consegniamo l'auto noi."] : []),
    ...(isFetched(delivery) ? ["Veniamo noi a riprenderla."] : []),
  ].join(" ");
  return sentence ? [{ label: "Chi la porta", value: sentence }] : [];
}

/** Where the car is handed over, and by what its renter comes. */
export function meetingPointRows({
  meetingPoint,
  flightOrTrain,
}: Pick<BookingDelivery, "meetingPoint" | "flightOrTrain">): PaperRow[] {
  return [
    ...(meetingPoint === null ? [] : [{ label: "Punto d'incontro", value: meetingPoint }]),
    ...(flightOrTrain === null ? [] : [{ label: "Volo o treno", value: flightOrTrain }]),
  ];
}

type Drive = Pick<Transfer, "kilometres" | "minutes">;

/** "Da Zurigo, 868 km, 11 ore, andata"; null where nobody drives. */
export const driveOut = (base: string | null, out: Drive): string | null => drive("Da", base, out, "andata");

/** "Verso Zurigo, 868 km, 11 ore, ritorno"; null where nobody drives. */
export const driveBack = (base: string | null, back: Drive): string | null => drive("Verso", base, back, "ritorno");

function drive(preposition: string, base: string | null, transfer: Drive, way: string): string | null {
  if (transfer.minutes === 0) return null;
  return `${preposition} ${base ?? "la sede"}, ${kilometresText(transfer.kilometres)}, ${drivingTime(transfer)}, ${way}`;
}
