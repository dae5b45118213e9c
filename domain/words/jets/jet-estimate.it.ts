/** The estimate of a trip, and its request. */
export const JET_ESTIMATE_IT = {
  example: "Per esempio, in quattro persone",
  /** A leg or a popular route. */
  leg: "{from} – {to}",
  legs: { one: "{count} tratta", other: "{count} tratte" },
  flightFacts: "{distance}, {duration} di volo",
  columns: {
    aircraft: "Velivolo",
    hours: "Ore",
    price: "Stima tratta",
  },
  obstacles: {
    seats: "Posti insufficienti",
    range: "Oltre l'autonomia",
  },
  tax: "Imposta aerotaxi",
  /** The tax of a leg; it is the same for each passenger. */
  taxPerPassenger: "Imposta aerotaxi, {passengers}\u00a0×\u00a0{each}",
  taxOfAllLegs: "Imposta aerotaxi, tutte le tratte",
  noTax: "Non dovuta",
  /** Above the sums of a trip of several legs. */
  tripTotal: { one: "Il viaggio intero, con un solo jet", other: "Il viaggio intero, con {count} jet" },
  jetTotal: "{jet}, imposta compresa",
  total: "In tutto, imposta compresa",
  from: "da",
  severalAircraft: {
    one: "Nessun jet ha {passengers} posti: la stima è di un jet dello stesso tipo. Il preventivo può unire due jet diversi.",
    other:
      "Nessun jet ha {passengers} posti: la stima è di {count} jet dello stesso tipo, che volano insieme. Il preventivo può unire due jet diversi.",
  },
  unsuitableJet: "{jet} non ha i posti o l'autonomia per questo viaggio: la stima è degli altri jet.",
  noJetFits: "Nessun jet della flotta fa questo viaggio da solo: nel preventivo trovi la soluzione.",
  basis: "Ore di volo alla tariffa del jet, almeno una per tratta.",
  /** Why a price is higher than its hours: the popular route has a list price (product.md#jets-estimate). */
  basisListPrice: "Dove le ore costerebbero meno, vale il prezzo di listino della tratta.",
  basisExcluded:
    "Non sono compresi, perché dipendono dalla data, il posizionamento del jet e i servizi di terra: li trovi nel preventivo, prima di ogni impegno.",
  /** A leg with an unknown place. */
  noEstimate:
    "Per {from} – {to} non abbiamo una stima immediata. La prepariamo per te: invia la richiesta e la trovi nel preventivo.",
  completeTrip: "Completa il viaggio",
  /** The second step: the request. */
  requestTitle: "A chi rispondiamo?",
  legDateTime: "{day}, verso le {time}",
  passengersAndJet: "{passengers}, con {jet}",
  messageHint: "Orari, bagagli, animali a bordo",
  sendRequest: "Invia la richiesta",
  arrivalCar: "Auto all'arrivo",
  arrivalCarsNote: "A {city}, {days}. Si conferma insieme al volo.",
  noCar: "Nessuna auto",
  perDay: "{rate} al giorno",
} as const;
