/** Texts of the list of favourites, which is loaded in the browser. */
export const FAVOURITE_LIST_IT = {
  none: "Ancora nessuna vettura",
  noneHint: "Tocca il cuore su una scheda: la ritrovi qui.",
  collection: "Tutta la collezione",
  failed: "Non riusciamo a leggere le schede",
  failedHint: "Le tue scelte ci sono ancora. Riprova tra un momento.",
  tryAgain: "Riprova",
  loading: "Stiamo leggendo le tue vetture",
  /** What the prices are while no dates are chosen. */
  dailyRates: "Prezzi al giorno: cerca con le tue date e qui compaiono i totali.",
  /** For which dates and places the totals are. `at` and `returnAt` are places with their prepositions. */
  totals: "Totali per la tua ricerca: da {pickupDay} alle {pickupTime} a {returnDay} alle {returnTime}.",
  totalsAt: "Totali per la tua ricerca {at}: da {pickupDay} alle {pickupTime} a {returnDay} alle {returnTime}.",
  totalsOneWay:
    "Totali per la tua ricerca {at}, con riconsegna {returnAt}: da {pickupDay} alle {pickupTime} a {returnDay} alle {returnTime}.",
  taken: "Non è libera nelle tue date",
  impossible: "Non si può avere per la tua ricerca",
} as const;
