/** The price box of a car, its bar on a phone and its calendar. `place` has its preposition. */
export const PRICE_BOX_IT = {
  label: "Prezzo e condizioni",
  /** Before the daily rate; Italian pages have the English text after it. Do not change its wording (product.md#visible-texts). */
  from: "Da",
  startingFrom: "Starting from",
  /** In English on Italian pages. */
  bookNow: "Book Now",
  unavailable: "Non disponibile",
  outOfFleet: "Questa vettura è fuori dalla flotta per ora. Il prezzo e le condizioni restano qui sotto.",
  availableCars: "Le vetture disponibili",
  chooseDates: "Scegli le date: il totale compare qui, senza lasciare i tuoi dati.",
  calculate: "Calcola il totale",
  request: "Richiedi la prenotazione",
  /** Below this button. */
  requestPromise: "Nessun pagamento adesso. Ti rispondiamo entro {hours}.",
  noLongerAvailable: "Non più disponibile per queste date",
  /** The first and last day of the next free rental; `days` begins with a preposition. */
  freeOnDays: "Libera {days}",
  otherCars: "Le vetture libere {place} {days}",
  joinWaitingList: "Avvisami se si libera",
  /** The link to the moment that the message above it names. */
  chooseNext: "Scegli questo momento",
  printed: {
    /** The rental on the printed sheet. */
    pickup: "Ritiro",
    back: "Riconsegna",
    colour: "Colore",
    moment: "{date} alle {time}, {place}",
  },
  bar: {
    request: "Richiedi",
    chooseDates: "Scegli le date",
    terms: "Condizioni",
    rangeAndDays: "{range}, {days}",
  },
  calendar: {
    title: "Disponibilità",
    previous: "Mesi precedenti",
    next: "Mesi successivi",
    months: "Mesi",
    legend: {
      free: "Libera",
      partly: "Libera in parte",
      taken: "Occupata",
      yours: "Le tue date",
    },
    states: {
      /** The state of a day for those who cannot see its pattern. */
      past: "passato",
      free: "libera",
      partly: "libera in parte",
      taken: "occupata",
    },
    /** The accessible name of a selectable day. */
    dayAndState: "{day}, {state}",
    /** Below the months, if prices or minimum lengths are shown. */
    ratesLegend: "In piccolo il prezzo del giorno in euro.",
    /** Only if a day has a minimum length. */
    minimumLegend: "«min 4»: chi ritira quel giorno noleggia per almeno 4 giorni.",
    /** In the cell of a day; in its accessible name the texts after it. */
    minimumShort: "min {days}",
    dayRate: "{rate} al giorno",
    minimum: { one: "almeno {count} giorno", other: "almeno {count} giorni" },
  },
} as const;
