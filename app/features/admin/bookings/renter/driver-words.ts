const ORDINALS = ["Secondo", "Terzo", "Quarto", "Quinto"] as const;

/** What the dialog of the other drivers says (product.md#second-drivers). */
export const DRIVER_WORDS = {
  saved: "Conducenti aggiornati",
  failed: "Errore nell'aggiornamento dei conducenti",
  /** The renter drives first. */
  nth: (place: number) => `${ORDINALS[place - 1] ?? place} conducente`,
  remove: (place: number) => `Togli il ${(ORDINALS[place - 1] ?? `${place}`).toLowerCase()} conducente`,
} as const;
