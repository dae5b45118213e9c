/** The labels of a rental's dates, times and places, in the price box and the booking form. */
export const SELECTION_IT = {
  pickupDate: "Ritiro",
  returnDate: "Riconsegna",
  pickupTime: "Ora di ritiro",
  returnTime: "Ora di riconsegna",
  pickupCity: "Ritiro a",
  returnCity: "Riconsegna a",
} as const;
