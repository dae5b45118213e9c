/**
 * What a renter wants to know before requesting a car (product.md#rental-facts), and the fleet's conditions as ranges. The company's own rules stand
 * in parameters: "Il noleggio si paga al ritiro, con carta di credito o con bonifico".
 */
export const RENTAL_FACTS_IT = {
  cheaperLonger: "{longer} costano meno di {days}: {total}",
  title: "Quanto costa, come funziona",
  titles: {
    payment: "Quando e come si paga",
    deposit: "Il deposito",
    kasko: "Che cosa copre la kasko",
    delivery: "Chi porta l'auto",
    fuel: "Carburante e pedaggi",
    drivers: "Chi altro può guidare",
    cancellation: "Se cambi idea",
  },
  payment:
    "Sul sito non si paga e non serve una carta per richiedere. Il noleggio si paga al ritiro, {ways}, alla cifra che hai visto nella richiesta.",
  /** `amount` is "€ 10.000" or a phrase in its place. */
  deposit: "Il deposito cauzionale, {amount}, è {held}: una garanzia, non un addebito.",
  depositReturn: {
    one: "A seconda della banca, torna disponibile entro un giorno.",
    other: "A seconda della banca, torna disponibile entro {count} giorni.",
  },
  excess: "La kasko completa è nel prezzo: per un danno coperto paghi al massimo la franchigia, {amount}.",
  kasko: "Copre {covers}. Non copre {excludes}.",
  delivery:
    "La porta una persona della casa e viene a riprenderla lei. In città la consegna è gratuita, a qualsiasi indirizzo.",
  freeDelivery: "È gratuita anche per aeroporti, stazioni e porti che trovi nell'elenco.",
  deliveryRate:
    "È gratuita anche per aeroporti, stazioni e porti entro {kilometres} km; oltre, ogni chilometro costa {rate} e compare nel totale.",
  freeOneWay: "La riconsegna in un'altra delle nostre città non ha supplemento.",
  oneWayRate: "La riconsegna in un'altra delle nostre città costa {rate} per chilometro fra le due.",
  freeSecondDriver: "Un secondo conducente non ha supplemento.",
  secondDriverPrice: "Un secondo conducente costa {price}.",
  cancellation:
    "Puoi annullare una richiesta o una prenotazione confermata, senza spese, fino al momento del ritiro, dal collegamento privato che trovi nella nostra e-mail.",
  /** `terms` is "gratuito fino a 48 ore prima del ritiro, poi 30 % del totale". */
  cancellationOfDates:
    "Puoi annullare una richiesta senza spese, e una prenotazione confermata fino al momento del ritiro, dal collegamento privato che trovi nella nostra e-mail. Annullamento per queste date: {terms}.",
  /** Without dates, where some of them have terms of their own. */
  cancellationVaries:
    "Puoi annullare una richiesta senza spese, e una prenotazione confermata fino al momento del ritiro, dal collegamento privato che trovi nella nostra e-mail. Di solito annullare non costa nulla; se ha un costo, lo leggi accanto al prezzo delle tue date, prima di inviare la richiesta.",
  /** Below the facts. */
  fullTerms: "Tutto, per esteso, nei <terms>termini e condizioni</terms>.",
  range: {
    between: "Da {lowest} a {highest}",
    /** "Da 150 a 300 km al giorno": the unit stands once. */
    kilometresPerDay: "Da {lowest} a {highest} al giorno",
    /** "Da 21 a 25 anni" would read as the age of allowed drivers. */
    upTo: "{lowest}, fino a {highest} secondo la vettura",
  },
} as const;
