/** Extras that a renter can choose, and why one cannot be ordered. Only the server words these texts. */
export const EXTRAS_IT = {
  title: "Extra",
  perDay: "{price} al giorno",
  perDayCapped: {
    one: "{price} al giorno, al massimo per {count} giorno",
    other: "{price} al giorno, al massimo per {count} giorni",
  },
  perRental: "{price} a noleggio",
  free: "Senza supplemento",
  youngDriver: "Conducente con meno di {age} anni",
  unknown: "Questo extra non c'è più: togli la scelta.",
  notHere: "«{name}» non è disponibile con quest'auto in questo luogo: togli la scelta.",
  tooLate: {
    one: "«{name}» va ordinato almeno {count} ora prima del ritiro: togli la scelta o cambia data.",
    other: "«{name}» va ordinato almeno {count} ore prima del ritiro: togli la scelta o cambia data.",
  },
  tooMany: "«{name}»: al massimo {max}.",
} as const;
