import type { BookingStatus } from "#domain/booking/states.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { type BookingDelivery, isDelivered } from "#domain/delivery/rental-place.ts";

/** The words of where exactly a car is handed over and comes back; all of it may be left out. */
export const MEETING_WORDS = {
  legend: "Dove ci incontriamo",
  pickupAddress: "Indirizzo di consegna (facoltativo)",
  pickupAddressHint: "Casa, albergo, ufficio: in città la consegna è gratuita a qualsiasi indirizzo.",
  returnAddress: "Indirizzo di riconsegna (facoltativo)",
  returnAddressHint: "Lascialo vuoto se è lo stesso.",
  meetingPoint: "Punto d'incontro (facoltativo)",
  meetingPointHint: "Per esempio: uscita arrivi, binario 1, reception.",
  flightOrTrain: "Volo o treno (facoltativo)",
} as const;

/** What the call before the pickup is about. */
export function meetingStep(status: BookingStatus, { pickupPlace }: BookingDelivery): string {
  const place = atPlace(pickupPlace.name);
  const known = pickupPlace.slug !== null || pickupPlace.address !== null;
  if (status === "requested") {
    return known
      ? `Confermiamo la prenotazione e l'incontro ${place}.`
      : `Confermiamo la prenotazione e concordiamo dove consegnare l'auto ${place}.`;
  }
  return known ? `Ci accordiamo sull'incontro ${place}.` : `Concordiamo dove consegnare l'auto ${place}.`;
}

/** The handover itself, and who drives there. What it costs stands in the bill. */
export function handoverStep(delivery: BookingDelivery): string {
  const together = "Mezz'ora insieme, poi la strada è tua.";
  return isDelivered(delivery) ? `Ti portiamo l'auto ${atPlace(delivery.pickupPlace.name)}. ${together}` : together;
}
