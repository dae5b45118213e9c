/** The cards of cars, their tags and the pages of their lists. */
export const VEHICLE_CARD_IT = {
  /** The buttons of a card: to the car's page, also of a car that cannot be requested. */
  book: "Prenota Ora",
  see: "Vedi la scheda",
  unavailable: "Non disponibile",
  transmissions: {
    auto: "Automatico",
    manuale: "Manuale",
  },
  highlights: {
    /** The tags of cars, jets and experiences by their stored value; others stay as they are. */
    "VIP Exclusive": "VIP Exclusive",
    "Più prenotata": "Più prenotata",
    "Più richiesto": "Più richiesto",
    Nuova: "Nuova",
    Nuovo: "Nuovo",
    Elegante: "Elegante",
    Famiglia: "Famiglia",
    Spazioso: "Spazioso",
    Cabriolet: "Cabriolet",
    "Italian Style": "Italian Style",
  },
  /** The accessible name of the links to the pages of a list. */
  pages: "Pagine",
  previousCars: "Vetture precedenti",
  nextCars: "Altre vetture",
  seats: {
    one: "{count} posto",
    other: "{count} posti",
  },
  /** Beside a total. */
  forDays: "per {days}",
  /** The city from which a car is delivered, or where it is based. */
  fromCity: "Da {city}",
  position: "{page} di {pages}",
} as const;
