import { formatEuros } from "#app/features/admin/format-euros.ts";
import type { ApiBookingDelivery, ApiVehicleDelivery } from "#domain/api/bookings/delivery.ts";
import { outboundDriveText, returnDriveText } from "#domain/delivery/delivery-words.ts";
import { toAgreementInput } from "#domain/forms/bookings/agreed-price.ts";
import { formatEuro } from "#domain/money.ts";
import { applyAgreement, totalAfterAgreement } from "#domain/prices/agreed-price.ts";

// Every list loads booking-words.ts. These words need the domain's rules of delivery and price, which only forms should load.

type AgreementKind = Parameters<typeof toAgreementInput>[0]["kind"];

/** What staff may agree on, in the order of how often they do. */
export const AGREEMENT_OPTIONS: readonly { value: AgreementKind; label: string }[] = [
  { value: "percent", label: "Sconto in percentuale" },
  { value: "amount", label: "Sconto in euro" },
  { value: "total", label: "Prezzo complessivo" },
  { value: "list", label: "Prezzo di listino" },
];

/** The sign inside the figure's field. */
export const agreementUnit = (kind: AgreementKind): string => (kind === "percent" ? "%" : "€");

/** The list price and what it becomes, while one chooses; the server has the last word. */
export function agreementSentence(kind: AgreementKind, value: number | null, listEuros: number): string {
  const listTotal = Math.round(listEuros * 100);
  const agreement = toAgreementInput({ kind, value });
  if (!agreement) return `Il cliente paga il prezzo di listino: ${formatEuro(listTotal)}.`;
  if (value === null || Number.isNaN(value)) return `Il prezzo di listino è ${formatEuro(listTotal)}.`;
  const total = totalAfterAgreement(listTotal, applyAgreement(agreement, listTotal));
  if (total < 0) return `Il prezzo di listino è ${formatEuro(listTotal)}: il totale non può essere negativo.`;
  return `Il cliente paga ${formatEuro(total)} invece di ${formatEuro(listTotal)}.`;
}

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
export function transferTexts({ base, transfer_out, transfer_back }: ApiBookingDelivery): string[] {
  return [outboundDriveText(base, transfer_out), returnDriveText(base, transfer_back)].filter((line) => line !== null);
}

/** How an offered car comes, and for how much: "Da Zurigo, 868 km, 11 ore, andata, senza supplemento". */
export function offerDeliveryText({ base, kilometres, minutes, supplement }: ApiVehicleDelivery): string {
  const cost = supplement > 0 ? `con un supplemento di ${formatEuros(supplement)}` : "senza supplemento";
  return [outboundDriveText(base, { kilometres, minutes }), cost].filter(Boolean).join(", ");
}
