/** Messages about a missing or unlisted field of a rental. A module of its own, because scripts of the vehicle page load it. */
export const RENTAL_FIELD_MESSAGES = {
  pickupCity: "Scegli la città di ritiro.",
  returnCity: "Scegli la città di riconsegna.",
  pickupDate: "Scegli la data di ritiro.",
  returnDate: "Scegli la data di riconsegna.",
  pickupTime: "Scegli l'ora di ritiro.",
  returnTime: "Scegli l'ora di riconsegna.",
} as const;
