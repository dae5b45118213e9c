import type { Translated } from "#domain/words/text.ts";
import type { CONTACTS_IT } from "./contacts.it.ts";

export const CONTACTS_EN: Translated<typeof CONTACTS_IT> = {
  title: "Contact",
  phoneAnswered: "A person answers the telephone{hours}.",
  nextAnswer: "We answer again {time}.",
  inWriting: "We reply in writing within {hours}.",
  cityLine: "{postalCode} {city}, {country}",
  phone: "Telephone",
  whatsapp: "WhatsApp",
  writeOnWhatsapp: "Write to us on WhatsApp",
  email: "E-mail",
  office: "Office",
  hours: "Hours",
  arrivalByDay: "Arrival by day, illustration",
  arrivalByNight: "Arrival in the evening, illustration",
  subjects: {
    booking: "A booking",
    vehicle: "A car or a date",
    jets: "Private jets",
    experiences: "Experiences",
    jetsAndExperiences: "Private jets and experiences",
    invoices: "Invoices and documents",
    other: "Something else",
  },
  formTitle: "Write to us",
  message: "Message (optional)",
  send: "Send",
  subject: "Subject (optional)",
  choose: "Choose",
};
