/** The private page of a booking (product.md#private-link), and its calendar file. `hours` are opening hours at their place in the sentence, `deadline` is when a reply comes at the latest. */
export const BOOKING_PAGE_IT = {
  privateTitle: "Prenotazione {reference}",
  /** The status begins in lower case. */
  historyTitle: "Stato: {status}",
  /** The groups of the places at which the car may be returned. */
  returnPlaceGroups: { agreed: "Come concordato", cities: "Città", otherPlaces: "Aeroporti, stazioni e porti" },
  headlines: {
    requested: "{vehicle}, tenuta per te.",
    confirmed: "{vehicle} ti aspetta.",
    active: "Buon viaggio.",
    completed: "Grazie, e a presto.",
    declined: "Non possiamo accogliere la richiesta.",
    cancelled: "La prenotazione è annullata.",
    no_show: "Ti abbiamo aspettato.",
    expired: "La richiesta è scaduta.",
  },
  leads: {
    requested: "Abbiamo ricevuto la richiesta e ti rispondiamo {deadline}.",
    confirmed: "È tutto confermato. Se qualcosa cambia, ci trovi al telefono{hours}: {phone}.",
    active: "L'auto è con te. Per qualunque cosa{hours}: {phone}.",
    completed: "L'auto è tornata a casa. Speriamo di rivederti presto.",
    declined: "Per queste date non possiamo darti l'auto. Chiamaci al {phone}: ne troviamo un'altra.",
    cancelled: "L'auto è di nuovo libera e non devi nulla.",
    no_show: "All'ora del ritiro non ci siamo visti, e l'auto non è più impegnata per te. Chiamaci al {phone}.",
    expired:
      "L'auto è tornata libera prima della nostra conferma, e ce ne scusiamo. Chiamaci al {phone}, o ripeti la richiesta.",
  },
  /** The leads of a booking whose end costs something. */
  leadsWithFee: {
    cancelled:
      "L'auto è di nuovo libera. L'annullamento costa {fee}, come previsto dalle condizioni della prenotazione.",
    no_show:
      "All'ora del ritiro non ci siamo visti, e l'auto non è più impegnata per te. Il mancato ritiro costa {fee}, come previsto dalle condizioni della prenotazione. Chiamaci al {phone}.",
  },
  /** How long a requested car is held, and how to extend it. `until` is a day and a time. */
  held: "Fino a {until}, l'auto non va a nessun altro.",
  extendHold: "Apri il collegamento nell'e-mail che ti abbiamo inviato a {email}: la teniamo fino a {until}.",
  open: {
    /** Above the button of the page that the mail links to. */
    prompt:
      "Hai aperto il collegamento nell'e-mail: conferma che la richiesta è tua e teniamo l'auto per te fino a {until}.",
    confirmed: "Grazie: teniamo l'auto per te fino a {until}.",
    submit: "Confermo la richiesta",
    pending: "Confermo…",
  },
  again: "Ripeti la richiesta",
  addToCalendar: "Aggiungi al calendario",
  steps: {
    title: "Che cosa succede ora",
    comingDays: "Nei prossimi giorni",
    call: "Ti chiamiamo",
    /** What the call is about, while the booking is a request and after its confirmation; `place` has its preposition. */
    meetingRequested: "Confermiamo la prenotazione e l'incontro {place}.",
    placeRequested: "Confermiamo la prenotazione e concordiamo dove consegnare l'auto {place}.",
    meeting: "Ci accordiamo sull'incontro {place}.",
    place: "Concordiamo dove consegnare l'auto {place}.",
    beforePickup: "Prima del ritiro",
    documents: "Prepara i documenti",
    documentsNeeded: "Patente, documento d'identità e la carta per il deposito di {deposit}.",
    keys: "Ritiri le chiavi",
    handover: "Mezz'ora insieme, poi la strada è tua.",
    delivered: "Ti portiamo l'auto {place}. Mezz'ora insieme, poi la strada è tua.",
  },
  /** The status changes of the booking, worded for the renter. */
  events: {
    requested: "Richiesta ricevuta",
    confirmed: "Prenotazione confermata",
    active: "Auto consegnata",
    completed: "Auto riconsegnata",
    declined: "Richiesta non accolta",
    cancelled: "Prenotazione annullata",
    no_show: "Auto non ritirata",
    expired: "Richiesta scaduta",
    cancelledByRenter: "Prenotazione annullata da te",
  },
  practical: {
    /** Above the facts, or above the contact options if there are no facts. */
    title: "Da sapere",
    question: "Se hai una domanda",
    note: "La tua nota",
    payment: "Pagamento",
    caller: "Chi ti chiama",
    calledOn: "Una persona della casa, dal {phone}, al numero {contact}.",
    calledAfterMail: "Una persona della casa, dal {phone}, dopo averti scritto a {contact}.",
    callUs: "Una persona della casa; noi rispondiamo al {phone}{hours}.",
    writeOnWhatsapp: "Scrivici su WhatsApp",
    whatsappText: "Buongiorno, scrivo per la prenotazione {reference}.",
    callNumber: "Chiama {phone}",
  },
  cars: {
    /** The cars of a rental whose car was replaced. */
    title: "Le tue auto",
    carWithPlate: "{title}, targa {plate}",
    sameTerms: "Le condizioni restano quelle della prenotazione.",
    changedTerms: "Che cosa cambia nelle condizioni",
    changedTerm: "{value}, prima {former}",
    /** When the renter had a car, by its first letter: "elided" is the form before a number that begins with a vowel. */
    until: {
      usual: "Fino al {day}",
      elided: "Fino all'{day}",
    },
    since: {
      usual: "Dal {day}",
      elided: "Dall'{day}",
    },
    /** The parameters have their prepositions. */
    between: "{from} {to}",
    /** The cars in order: "Ferrari 296 GTB, poi Porsche 911 Carrera S". */
    drivenCars: "{first}, poi {next}",
  },
  dates: {
    ask: "Chiedi altre date",
    askReturn: "Chiedi un'altra riconsegna",
    explanation: "La prenotazione resta com'è: ti rispondiamo se la vettura è libera e che cosa cambia nel prezzo.",
    explanationReturn:
      "La prenotazione resta com'è: ti rispondiamo se la vettura è libera fino ad allora e che cosa cambia nel prezzo.",
    pickup: "Ritiro",
    pickupTime: "Ora di ritiro",
    back: "Riconsegna",
    returnTime: "Ora di riconsegna",
    returnPlace: "Luogo di riconsegna",
    submit: "Chiedi queste date",
    submitReturn: "Chiedi questa riconsegna",
    pending: "Invio…",
    /** The latest request for other dates. */
    states: {
      open: "Hai chiesto altre date",
      accepted: "Abbiamo accettato le date che hai chiesto",
      refused: "Non possiamo accettare le date che hai chiesto",
    },
    reply: "Ti rispondiamo entro {hours}; fino ad allora vale la prenotazione com'è.",
    /** The dates that a renter asks for; `from` and `to` are a day and a time, `place` has its preposition. */
    requested: "Da {from}, a {to}.",
    requestedReturn: "Riconsegna {to}.",
    requestedReturnAt: "Riconsegna {to}, {place}.",
  },
  cancel: {
    label: "Annullare",
    summary: "Annulla la prenotazione",
    explanation: "L'auto torna subito libera per altri. Annullare non ti costa nulla, e non si può tornare indietro.",
    /** With a day and a time until which it is free, and with what it costs now. */
    explanationUntil:
      "L'auto torna subito libera per altri. Annullare non ti costa nulla fino a {until}. Non si può tornare indietro.",
    explanationFee:
      "L'auto torna subito libera per altri. Annullare adesso ti costa {fee} ({share}), e non si può tornare indietro.",
    submit: "Sì, annulla la prenotazione",
    pending: "Annullo…",
  },
  alternatives: {
    title: "Da qui in avanti",
    sameCar: "{vehicle}, in altre date",
    otherCars: "Le altre vetture {place}, nelle stesse date",
    otherCarsLater: "Le altre vetture {place}",
  },
  /** The calendar file. */
  calendar: {
    name: "Prenotazioni",
    pickup: "Ritiro {vehicle}",
    back: "Riconsegna {vehicle}",
    booking: "Prenotazione {reference}",
  },
} as const;
