import { kilometresText } from "#domain/booking/kilometre-account.ts";
import { drivingTime } from "./delivery-words.ts";
import type { BookingDelivery, RentalPlace } from "./rental-place.ts";
import { isDelivered, isFetched } from "./rental-place.ts";
import type { Transfer } from "./transfer.ts";

/**
 * "Promenade des Anglais 37, Nizza", with the city once where the renter wrote it as well; "Aeroporto di Nizza Côte d'Azur", "Nizza" where no address
 * is known.
 */
export function placeText({ name, address }: Omit<RentalPlace, "slug">): string {
  if (address === null) return name;
  return endsWithCity(address, name) ? address : `${address}, ${name}`;
}

/** After a comma or a number, for the last word of "Via Nizza" is a street. */
function endsWithCity(address: string, city: string): boolean {
  const before = address.slice(0, -city.length);
  return address.slice(-city.length).toLowerCase() === city.toLowerCase() && /[\d,]\s*$/.test(before);
}

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
  const sentence = [...driversAt("pickup", delivery), ...driversAt("return", delivery)].join(" ");
  return sentence ? [{ label: "Chi la porta", value: sentence }] : [];
}

/** The same of one end alone: a car that its renter takes at its base may still be fetched. */
export function driversAt(end: "pickup" | "return", delivery: BookingDelivery): string[] {
  if (end === "pickup") return isDelivered(delivery) ? ["Ti consegniamo l'auto noi."] : [];
  return isFetched(delivery) ? ["Veniamo noi a riprenderla."] : [];
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
