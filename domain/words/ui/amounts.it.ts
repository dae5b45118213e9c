/** Texts beside an amount. */
export const AMOUNTS_IT = {
  /** Before an amount. */
  from: "da",
  /** After an amount. */
  perDay: "al giorno",
  perHour: "all'ora",
  amountPerDay: "{amount} al giorno",
} as const;
