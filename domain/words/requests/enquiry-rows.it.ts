/** The lines of an enquiry, on its page and in mails. */
export const ENQUIRY_ROWS_IT = {
  /** Names of the kinds of enquiries. */
  kinds: {
    club: "Community VIP",
    jet: "Jet privato",
    contact: "Contatto",
    experience: "Esperienza",
  },
  leg: "Tratta",
  numberedLeg: "Tratta {number}",
  route: "{from} – {to}, {date}",
  routeAtTime: "{from} – {to}, {date}, verso le {time}",
  passengers: "Passeggeri",
  jet: "Jet",
  estimate: "Stima",
  carAtArrival: "Auto all'arrivo",
  carAndDays: "{car}, {days}",
  experience: "Esperienza",
  from: "Dal",
  withCar: "Con l'auto",
  event: "Evento",
  places: "Posti",
  onePlace: "Uno",
  twoPlaces: "Due: un membro e un ospite",
  subject: "Argomento",
} as const;
