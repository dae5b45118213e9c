/** Reductions of the excess that a renter can choose, and why one cannot be chosen. Only the server words these texts (product.md#protections). */
export const PROTECTIONS_IT = {
  title: "Riduzione della franchigia",
  none: "Nessuna riduzione",
  noneEffect: "Franchigia {excess}, deposito {deposit}",
  effect: "{price} al giorno. Franchigia {excess}, deposito {deposit}",
  unknown: "Questa riduzione della franchigia non si può più scegliere: togli la scelta.",
} as const;
