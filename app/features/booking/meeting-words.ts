/** The words of where exactly a car is handed over and comes back; all of it may be left out. */
export const MEETING_WORDS = {
  legend: "Dove ci incontriamo",
  pickupAddress: "Indirizzo di consegna (facoltativo)",
  pickupAddressHint: "Casa, albergo, ufficio: in città la consegna è gratuita a qualsiasi indirizzo.",
  returnAddress: "Indirizzo di riconsegna (facoltativo)",
  returnAddressHint: "Lascialo vuoto se è lo stesso.",
  meetingPoint: "Punto d'incontro (facoltativo)",
  meetingPointHint: "Per esempio: uscita arrivi, binario 1, reception.",
  flightOrTrain: "Volo o treno (facoltativo)",
} as const;
