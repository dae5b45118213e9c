import { formatEuros } from "#app/features/admin/format-euros.ts";
import type { ApiBookingDelivery, ApiVehicleDelivery } from "#domain/api/bookings/delivery.ts";
import { outboundTransferText, returnTransferText } from "#domain/delivery/delivery-words.ts";
import { toAgreementInput } from "#domain/forms/bookings/agreed-price.ts";
import { formatEuro } from "#domain/money.ts";
import { applyAgreement, totalAfterAgreement } from "#domain/prices/agreed-price.ts";

// These words import the domain's delivery and price rules, which only forms should load. Every list loads booking-words.ts.

type AgreementKind = Parameters<typeof toAgreementInput>[0]["kind"];

/** The kinds of price agreement, most frequent first. */
export const AGREEMENT_OPTIONS: readonly { value: AgreementKind; label: string }[] = [
  { value: "percent", label: "Sconto in percentuale" },
  { value: "amount", label: "Sconto in euro" },
  { value: "total", label: "Prezzo complessivo" },
  { value: "list", label: "Prezzo di listino" },
];

/** The unit inside the amount field. */
export const agreementUnit = (kind: AgreementKind): string => (kind === "percent" ? "%" : "€");

/** Returns the list price and the resulting total while staff choose; the server computes the final total. */
export function agreementSentence(kind: AgreementKind, value: number | null, listEuros: number): string {
  const listTotal = Math.round(listEuros * 100);
  const agreement = toAgreementInput({ kind, value });
  if (!agreement) return `Il cliente paga il prezzo di listino: ${formatEuro(listTotal)}.`;
  if (value === null || Number.isNaN(value)) return `Il prezzo di listino è ${formatEuro(listTotal)}.`;
  const total = totalAfterAgreement(listTotal, applyAgreement(agreement, listTotal));
  if (total < 0) return `Il prezzo di listino è ${formatEuro(listTotal)}: il totale non può essere negativo.`;
  return `Il cliente paga ${formatEuro(total)} invece di ${formatEuro(listTotal)}.`;
}

/** Texts about delivery and collection. */
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
  /** Replaces the field of the street address at a listed place. */
  listedPlace: "Ci si incontra in un luogo dell'elenco: per un indirizzo cambia prima il luogo.",
} as const;

/** Returns the transfers of a booking: "Da Zurigo, 868 km, 11 ore, andata"; "Verso Zurigo, …, ritorno". */
export function transferTexts({ base, transfer_out, transfer_back }: ApiBookingDelivery): string[] {
  return [outboundTransferText(base, transfer_out), returnTransferText(base, transfer_back)].filter(
    (line) => line !== null,
  );
}

/** Returns how an offered car is delivered, with the supplement: "Da Zurigo, 868 km, 11 ore, andata, senza supplemento". */
export function offerDeliveryText({ base, kilometres, minutes, supplement }: ApiVehicleDelivery): string {
  const cost = supplement > 0 ? `con un supplemento di ${formatEuros(supplement)}` : "senza supplemento";
  return [outboundTransferText(base, { kilometres, minutes }), cost].filter(Boolean).join(", ");
}

/** Texts of the change of a rental. */
export const CHANGE_WORDS = {
  bothTotals: ({ kept, today }: { kept: string; today: string }) =>
    `Con i prezzi della prenotazione il totale è ${kept}, con le tariffe di oggi ${today}.`,
  todaysRates: "Motivo per applicare le tariffe di oggi",
  todaysRatesHint: "Vuoto: restano i prezzi della prenotazione. Il cliente non lo legge.",
};

/** Texts of the fields in which staff say why they go past a rule. */
export const STAFF_REASON_WORDS = {
  outsideHours: "Motivo per andare oltre gli orari",
  belowMinimum: "Motivo per noleggiare sotto la durata minima",
  lateExtras: "Motivo per ordinare gli extra oltre il preavviso",
  hint: "Resta nella storia della prenotazione: il cliente non lo legge.",
};
