/** The delivery of a car, in results, price boxes and receipts (product.md#delivery). `place` has its preposition. */
export const DELIVERY_IT = {
  deliveredFree: "Consegnata {place} da {base}, senza supplemento",
  deliveredAtCost: "Consegnata {place} da {base}, con un supplemento di {amount}",
  /** Who brings the car and collects it. */
  driver: "Chi la porta",
  deliveredByUs: "Ti consegniamo l'auto noi.",
  collectedByUs: "Veniamo noi a riprenderla.",
  meetingPoint: "Punto d'incontro",
  flightOrTrain: "Volo o treno",
} as const;
