/** What is wrong with the dates of a rental; forms, the search, the API and the panel share these texts. */
export const PERIODS_IT = {
  pickupPast: "Il ritiro non può essere già passato.",
  pickupTooFar: "Il ritiro può essere al più tra diciotto mesi.",
  returnNotAfterPickup: "La riconsegna deve seguire il ritiro.",
  returnPast: "La riconsegna non può essere già passata.",
  tooLong: "Al massimo {days} giorni: per periodi più lunghi chiamaci.",
  tooLongForStaff: "Al massimo {days} giorni.",
  /** About a return within the grace period. */
  grace: "La riconsegna delle {time} è compresa: fino a {duration} dopo l'ora del ritiro non si paga un giorno in più.",
  sameDates: "Sono le date che hai già: scegline altre.",
  /** A field that is missing or not in its list. */
  pickupCity: "Scegli la città di ritiro.",
  returnCity: "Scegli la città di riconsegna.",
  pickupDate: "Scegli la data di ritiro.",
  returnDate: "Scegli la data di riconsegna.",
  pickupTime: "Scegli l'ora di ritiro.",
  returnTime: "Scegli l'ora di riconsegna.",
} as const;
