/** The form of a booking request (product.md#booking-request). */
export const BOOKING_FORM_IT = {
  title: "Richiedi la prenotazione",
  datesAndPlaces: "Date e luoghi",
  /** A button for browsers without scripts. */
  recalculate: "Ricalcola il totale",
  /** Where exactly to meet, all optional. */
  meeting: {
    title: "Dove ci incontriamo",
    pickupAddress: "Indirizzo di consegna (facoltativo)",
    pickupAddressHint: "Casa, albergo, ufficio: in città la consegna è gratuita a qualsiasi indirizzo.",
    returnAddress: "Indirizzo di riconsegna (facoltativo)",
    returnAddressHint: "Lascialo vuoto se è lo stesso.",
    meetingPoint: "Punto d'incontro (facoltativo)",
    meetingPointHint: "Per esempio: uscita arrivi, binario 1, reception.",
    flightOrTrain: "Volo o treno (facoltativo)",
  },
  driver: {
    title: "Chi guida",
    birthDate: "Data di nascita",
    age: "Almeno {minimumAge} anni il giorno del ritiro.",
    licenceDate: "Patente rilasciata il",
    licence: "Da almeno {minimumLicenceYears} anni; la data è sul retro, alla colonna 10.",
  },
  contact: {
    title: "Come ti raggiungiamo",
    name: "Nome e cognome",
    email: "E-mail",
    note: "Nota (facoltativa)",
    noteHint: "Un seggiolino, un orario particolare, qualcosa che dobbiamo sapere.",
  },
  /** The folded field of a promotion code; the button shows the total with the code. */
  promotion: {
    question: "Hai un codice?",
    label: "Codice promozionale",
    apply: "Applica il codice",
  },
  submit: "Invia la richiesta",
  sending: "Invio in corso…",
  /** Below the button: what happens after the request, and what the renter agrees to. `hold` is how long the car is held. */
  promise:
    "Nessun pagamento adesso. {hold} Ti rispondiamo entro {hours}. Inviando accetti i <terms>termini</terms> e l'<privacy>informativa sulla privacy</privacy>.",
  dailyRate: "{rate} al giorno",
  /** The button that selects the next free dates. */
  selectNextPeriod: "Prendi {dates}",
  rangeAndDays: "{range}, {days}",
  chooseDates: "Scegli le date: il totale compare qui, prima dei tuoi dati.",
  chooseDatesShort: "Scegli le date: il totale compare qui.",
  unavailable: "Non disponibile",
  outOfFleet: "Questa vettura è fuori dalla flotta per ora: non si può richiedere.",
  taken: "Non più disponibile per queste date",
  joinWaitingList: "Avvisami se si libera",
} as const;
