/** Texts of the page of the cities that are served. */
export const WHERE_WE_OPERATE_IT = {
  title: "Dove operiamo",
  empty: "Le prime città stanno arrivando: intanto chiedici se possiamo raggiungere la tua.",
  countries: { one: "{count} Paese", other: "{count} Paesi" },
  summary: "{countries}, {cities}. Dove non abbiamo una sede, la vettura te la portiamo noi.",
  /** A city in the list: the shared part is subdued. Do not change its wording (product.md#countries-served). */
  city: "<shared>Noleggio auto lusso</shared> {city}",
  cityLink: "Noleggio auto lusso {city}",
  suppliedFrom: "da {city}",
  onRequest: "su richiesta",
  arrivals: "Come arriva da te",
  missing: "La tua città non c'è?",
  ask: "Chiedici se possiamo arrivarci",
  freeDelivery: {
    title: "Consegna gratuita",
    text: "In aeroporto, in albergo, a casa o in ufficio, in ognuna di queste città. Al ritorno veniamo a riprenderla dove sei.",
    textWithSupplement:
      "In albergo, a casa o in ufficio, in ognuna di queste città; per un aeroporto fuori città può esserci un supplemento, che vedi prima di chiedere. Al ritorno veniamo a riprenderla dove sei.",
  },
  fromNearby: {
    title: "Da una città vicina",
    text: "Dove non abbiamo vetture, la tua arriva da quella indicata accanto al nome: il viaggio fino a te non si paga.",
  },
  oneWay: {
    title: "Riconsegna altrove",
    free: "Ritiri in una città e riconsegni in un'altra delle nostre, anche oltre confine, senza supplemento.",
    rate: "Ritiri in una città e riconsegni in un'altra delle nostre, anche oltre confine: {rate} per chilometro fra le due.",
  },
} as const;
