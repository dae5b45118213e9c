/** What is wrong with a leg, a day or a weekend. */
export const TRIP_PROBLEMS_IT = {
  dayPast: "Questo giorno è già passato.",
  weekendTooFar: "Il weekend può cominciare al più tra diciotto mesi.",
  weekendOnSaturday: "Il weekend comincia di sabato.",
  checkLegs: "Controlla le tratte del volo.",
  checkCar: "Controlla l'auto all'arrivo.",
  carTaken: "Quest'auto non è più libera in quei giorni: scegline un'altra.",
  hourPast: "Quest'ora è già passata.",
} as const;
