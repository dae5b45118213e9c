/** The texts of the contact page. */
export const CONTACTS_IT = {
  title: "Contatti",
  /** "hours" begins with a comma, or is empty; "time" is when the telephone is answered next. */
  phoneAnswered: "Al telefono risponde una persona{hours}.",
  nextAnswer: "Rispondiamo di nuovo {time}.",
  inWriting: "Per iscritto, entro {hours}.",
  cityLine: "{postalCode} {city}, {country}",
  phone: "Telefono",
  whatsapp: "WhatsApp",
  writeOnWhatsapp: "Scrivici su WhatsApp",
  email: "E-mail",
  office: "Sede",
  hours: "Orari",
  arrivalByDay: "L'arrivo di giorno, illustrazione",
  arrivalByNight: "L'arrivo di sera, illustrazione",
  /** The subjects of the form; what is switched off isn't one (product.md#offers). */
  subjects: {
    booking: "Una prenotazione",
    vehicle: "Una vettura o una data",
    jets: "Jet privati",
    experiences: "Esperienze",
    jetsAndExperiences: "Jet privati ed esperienze",
    invoices: "Fatture e documenti",
    other: "Altro",
  },
  formTitle: "Scrivici",
  message: "Messaggio (facoltativo)",
  send: "Invia",
  subject: "Argomento (facoltativo)",
  choose: "Scegli",
} as const;
