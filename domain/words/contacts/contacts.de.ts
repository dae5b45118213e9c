import type { Translated } from "#domain/words/text.ts";
import type { CONTACTS_IT } from "./contacts.it.ts";

export const CONTACTS_DE: Translated<typeof CONTACTS_IT> = {
  title: "Kontakt",
  phoneAnswered: "Am Telefon antwortet Ihnen ein Mensch{hours}.",
  nextAnswer: "Wir antworten wieder {time}.",
  inWriting: "Schriftlich innerhalb von {hours}.",
  cityLine: "{postalCode} {city}, {country}",
  phone: "Telefon",
  whatsapp: "WhatsApp",
  writeOnWhatsapp: "Schreiben Sie uns auf WhatsApp",
  email: "E-Mail",
  office: "Firmensitz",
  hours: "Öffnungszeiten",
  arrivalByDay: "Ankunft bei Tag, Illustration",
  arrivalByNight: "Ankunft am Abend, Illustration",
  subjects: {
    booking: "Eine Buchung",
    vehicle: "Ein Fahrzeug oder ein Datum",
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
