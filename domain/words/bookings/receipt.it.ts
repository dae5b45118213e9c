/** The receipt of a rental, beside the booking form and on private pages. */
export const RECEIPT_IT = {
  /** The accessible name of the receipt, and the link to it. */
  label: "Riepilogo",
  pickup: "Ritiro",
  back: "Riconsegna",
  colours: "Colori",
  /** A line of a quote with a quantity. */
  severalOf: "{quantity} × {text}",
  timeAndPlace: "ore {time}, {place}",
} as const;
