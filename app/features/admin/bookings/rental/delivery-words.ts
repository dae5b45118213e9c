import { euro } from "#app/features/admin/bookings/booking-words.ts";
import type { ApiBookingDelivery, ApiVehicleDelivery } from "#domain/api/bookings/delivery.ts";
import { driveBack, driveOut } from "#domain/delivery/delivery-words.ts";

/** What the panel says of where a car is brought and fetched. */
export const DELIVERY_WORDS = {
  placePlaceholder: "Città, aeroporto, stazione o porto",
  meeting: "Dove ci si incontra",
  edit: "Correggi",
  editLabel: "Correggi dove ci si incontra",
  corrected: "Incontro aggiornato",
  pickupAddress: "Indirizzo di ritiro",
  returnAddress: "Indirizzo di riconsegna",
  meetingPoint: "Punto d'incontro",
  meetingPointHint: "Per esempio: uscita arrivi, binario 1, reception.",
  flightOrTrain: "Volo o treno",
  /** Said in place of an address where the meeting is at a listed place. */
  listedPlace: "Ci si incontra in un luogo dell'elenco: per un indirizzo cambia prima il luogo.",
} as const;

/** "Da Zurigo, 868 km, 11 ore, andata"; "Verso Zurigo, …, ritorno": each drive of a booking. */
export function driveLines({ base, transfer_out, transfer_back }: ApiBookingDelivery): string[] {
  return [driveOut(base, transfer_out), driveBack(base, transfer_back)].filter((line) => line !== null);
}

/** How an offered car comes, and for how much: "Da Zurigo, 868 km, 11 ore, andata, senza supplemento". */
export function offerDelivery({ base, kilometres, minutes, supplement }: ApiVehicleDelivery): string {
  const cost = supplement > 0 ? `con un supplemento di ${euro(supplement)}` : "senza supplemento";
  return [driveOut(base, { kilometres, minutes }), cost].filter(Boolean).join(", ");
}
