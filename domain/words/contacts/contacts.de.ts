import type { Translated } from "#domain/words/text.ts";
import type { CONTACTS_IT } from "./contacts.it.ts";

export const CONTACTS_DE: Translated<typeof CONTACTS_IT> = {
  title: "Kontakt",
  phoneAnswered: "Am Telefon sind wir persönlich für Sie da{hours}.",
  nextAnswer: "Wir antworten wieder {time}.",
  inWriting: "Schriftlich antworten wir innerhalb von {hours}.",
  cityLine: "{postalCode} {city}, {country}",
  phone: "Telefon",
  whatsapp: "WhatsApp",
  writeOnWhatsapp: "Schreiben Sie uns per WhatsApp",
  email: "E-Mail",
  office: "Firmensitz",
  hours: "Öffnungszeiten",
  arrivalByDay: "Ankunft bei Tag, Illustration",
  arrivalByNight: "Ankunft am Abend, Illustration",
  subjects: {
    booking: "Eine Buchung",
    vehicle: "Ein Fahrzeug oder ein Termin",
    jets: "Privatjets",
    experiences: "Erlebnisse",
    jetsAndExperiences: "Privatjets und Erlebnisse",
    invoices: "Rechnungen und Dokumente",
    other: "Sonstiges",
  },
  formTitle: "Schreiben Sie uns",
  message: "Nachricht (optional)",
  send: "Senden",
  subject: "Betreff (optional)",
  choose: "Bitte wählen",
};
