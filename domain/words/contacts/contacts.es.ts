import type { Translated } from "#domain/words/text.ts";
import type { CONTACTS_IT } from "./contacts.it.ts";

export const CONTACTS_ES: Translated<typeof CONTACTS_IT> = {
  title: "Contacto",
  phoneAnswered: "Por teléfono le responde una persona{hours}.",
  nextAnswer: "Volvemos a atender {time}.",
  inWriting: "Por escrito, en {hours}.",
  cityLine: "{postalCode} {city}, {country}",
  phone: "Teléfono",
  whatsapp: "WhatsApp",
  writeOnWhatsapp: "Escríbanos por WhatsApp",
  email: "Correo electrónico",
  office: "Sede",
  hours: "Horario",
  arrivalByDay: "La llegada de día, ilustración",
  arrivalByNight: "La llegada de noche, ilustración",
  subjects: {
    booking: "Una reserva",
    vehicle: "Un coche o una fecha",
    jets: "Jets privados",
    experiences: "Experiencias",
    jetsAndExperiences: "Jets privados y experiencias",
    invoices: "Facturas y documentos",
    other: "Otro",
  },
  formTitle: "Escríbanos",
  message: "Mensaje (opcional)",
  send: "Enviar",
  subject: "Asunto (opcional)",
  choose: "Elija",
};
