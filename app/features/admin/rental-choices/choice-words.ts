import type { ApiRentalChoices } from "#domain/api/bookings/rental-choices.ts";

/** Texts of the choices of a rental: extras, protection, young driver and promotion code. */
export const CHOICE_WORDS = {
  title: "Extra e riduzione della franchigia",
  /** Of the section that has the promotion code, too. */
  sectionTitle: "Extra, riduzione della franchigia e codice",
  /** The action that opens the choices of a booking, and the one that stores them. */
  change: "Cambia extra",
  apply: "Applica il cambio",
  difference: "Differenza di prezzo",
  booked: "Extra",
  protection: "Riduzione della franchigia",
  noProtection: "Nessuna riduzione",
  noProtectionHint: "Franchigia e deposito dell'auto.",
  none: "Nessuno",
  no: "No",
  yes: "Sì",
  /** A chosen extra that is not among the offered ones. */
  notOffered: "Non si può scegliere con quest'auto, in questo luogo: togli la scelta.",
  youngDriver: ({ age }: NonNullable<ApiRentalChoices["young_driver"]>) => `Conducente con meno di ${age} anni`,
  youngDriverPrice: (price: string) => `${price} al giorno`,
  promotionCode: "Codice promozionale",
  withoutCode: (refusal: string) => `Il prezzo è senza il codice: ${refusal}`,
};
