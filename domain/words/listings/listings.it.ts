/** Texts that several pages of lists share: counts, tables of prices, links, and why to choose the company. */
export const LISTINGS_IT = {
  cars: { one: "{count} vettura", other: "{count} vetture" },
  cities: { one: "{count} città", other: "{count} città" },
  carsFromRate: "{cars}, da {rate}",
  carsFromDailyRate: "{cars}, da {rate} al giorno",
  /** The lowest price beside a title; `rate` is set larger. */
  fromRate: "da {rate} al giorno",
  categoryWithCars: "{category}, {cars}",
  related: "Continua da qui",
  questions: "Domande frequenti",
  categories: "Le categorie",
  destinations: "Le destinazioni",
  alsoDelivered: "Consegniamo anche a",
  emptyCatalogue: "La collezione sta arrivando. Dicci che cosa vorresti guidare: ti rispondiamo noi.",
  writeToUs: "Scrivici",
  fullCollection: "Tutta la collezione",
  prices: {
    byCity: "I prezzi per città",
    inCity: "I prezzi a {city}",
    today: "I prezzi di oggi, città per città",
    byCityAndCategory: "Prezzi per città e categoria",
    city: "Città",
    category: "Categoria",
    car: "Vettura",
    deposit: "Deposito",
    rate: "Al giorno, da",
    unavailable: "Non disponibile",
    /** `asOf` is the date with its preposition. */
    lowestByCity: "Il prezzo più basso di ogni città {asOf}, assicurazione e consegna comprese.",
    lowestByCategory: "Il prezzo più basso di ogni categoria {asOf}, assicurazione e consegna comprese.",
    lowestByCityAndCategory: "Il prezzo più basso al giorno in euro, {asOf}: assicurazione e consegna comprese.",
  },
  /** Cars that are delivered from other cities. */
  delivered: {
    title: "Consegnate a {city}",
    cars: { one: "{count} vettura consegnata a {city}", other: "{count} vetture consegnate a {city}" },
    summary: "{cars}. Le portiamo noi da un'altra città, senza supplemento.",
    all: { one: "Tutte le {count} vetture", other: "Tutte le {count} vetture" },
    fromCity: "Da {city}",
  },
  whyChoose: {
    /** In English on Italian pages (product.md#rental-pages). */
    english: "Why choose {company}",
    title: "Perché {company}",
    model: "La prenotazione riserva un esemplare preciso. Nessun altro può averlo nelle tue date.",
    price: {
      title: "Il prezzo intero, prima dei tuoi dati",
      text: "Totale, deposito, franchigia e chilometri sono scritti accanto all'auto, senza doverli chiedere.",
    },
    insurance: {
      title: "Assicurazione completa",
      text: "La kasko è nel prezzo. La franchigia massima è una cifra sola, la vedi subito.",
    },
    delivery: {
      title: "Consegna gratuita",
      text: "In albergo, a casa o in ufficio, nella città che scegli; al ritorno veniamo a riprenderla.",
    },
    reply: "Risposta entro {promised}",
    /** `hours` begins with a comma, or is empty. */
    support: "Una persona risponde al telefono{hours}, in ogni città.",
  },
} as const;
