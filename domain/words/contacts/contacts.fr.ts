import type { Translated } from "#domain/words/text.ts";
import type { CONTACTS_IT } from "./contacts.it.ts";

export const CONTACTS_FR: Translated<typeof CONTACTS_IT> = {
  title: "Contact",
  phoneAnswered: "Au téléphone, une personne vous répond{hours}.",
  nextAnswer: "Nous répondons de nouveau {time}.",
  inWriting: "Par écrit, sous {hours}.",
  cityLine: "{postalCode} {city}, {country}",
  phone: "Téléphone",
  whatsapp: "WhatsApp",
  writeOnWhatsapp: "Écrivez-nous sur WhatsApp",
  email: "E-mail",
  office: "Siège",
  hours: "Horaires",
  arrivalByDay: "L'arrivée de jour, illustration",
  arrivalByNight: "L'arrivée le soir, illustration",
  subjects: {
    booking: "Une réservation",
    vehicle: "Une voiture ou une date",
    jets: "Jets privés",
    experiences: "Expériences",
    jetsAndExperiences: "Jets privés et expériences",
    invoices: "Factures et documents",
    other: "Autre",
  },
  formTitle: "Écrivez-nous",
  message: "Message (facultatif)",
  send: "Envoyer",
  subject: "Objet (facultatif)",
  choose: "Choisissez",
};
