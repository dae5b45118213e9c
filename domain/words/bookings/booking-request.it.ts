/** The booking request's page: its head, and what it says when the server refuses it. */
export const BOOKING_REQUEST_IT = {
  head: {
    title: "Richiedi {title}",
    description: "Richiesta di prenotazione per {title} {place}.",
    promise: "Prezzo completo e condizioni prima dei tuoi dati.",
    bookKeyword: "prenotare {title}",
    rentKeyword: "noleggio {title} {city}",
  },
  home: "Home",
  crumb: "Richiesta",
  alreadySent: "Questa richiesta è già stata inviata con altri dati. Ricontrolla e invia di nuovo.",
  /** It never says who booked the car: otherwise anyone could enter an e-mail address and learn who rents. */
  taken: "Non più disponibile per queste date. Se l'hai già chiesta, la conferma è nella tua e-mail.",
} as const;
