/** Questions of a car's page. `vehicle` is the car's name with its article, `ofVehicle` with preposition and article. */
export const VEHICLE_FAQS_IT = {
  price: {
    question: "Quanto costa noleggiare {vehicle} a {city}?",
    available:
      "{rate} al giorno, con assicurazione completa e consegna in città comprese. Scelte le date vedi subito il totale, prima di lasciare un solo dato.",
    unavailable:
      "{rate} al giorno, con assicurazione completa e consegna in città comprese. Per ora non è disponibile.",
  },
  deposit: { question: "A quanto ammontano deposito e franchigia {ofVehicle}?" },
  kilometres: {
    question: "Quanti chilometri sono inclusi con {vehicle}?",
    answer: "{kilometres} al giorno, sommati su tutto il noleggio. Ogni chilometro ulteriore costa {extra}.",
  },
  driver: {
    question: "Chi può guidare {vehicle}?",
    answer: "Chi ha compiuto {age} anni il giorno del ritiro e ha la patente da almeno {years} anni.",
  },
  delivery: {
    question: "Dove consegnate {vehicle}?",
    here: "A {city}: in albergo, in ufficio o in stazione, senza supplemento. Un aeroporto fuori città può avere un supplemento, che vedi prima di chiedere.",
    /** `cities` are names and, as the last, the number of further cities. */
    elsewhere:
      "La portiamo noi, allo stesso prezzo, anche a {cities}: scegli la città nella ricerca e vedi da quando può essere lì.",
    furtherCities: { one: "un'altra nostra città", other: "altre {count} nostre città" },
  },
  request: {
    question: "Riceverò proprio {vehicle}?",
    /** `hold` says for how long the car is reserved. */
    answer:
      "Sì. La richiesta riserva per te un esemplare preciso di {title}. {hold} Rispondiamo entro {promised} e, confermata la prenotazione, quell'esemplare è tuo per tutte le date.",
  },
} as const;
