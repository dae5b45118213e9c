import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_MAILS_IT } from "./enquiry-mails.it.ts";

export const ENQUIRY_MAILS_ES: Translated<typeof ENQUIRY_MAILS_IT> = {
  subjects: {
    club: "la Comunidad VIP",
    jet: "su vuelo",
    contact: "su mensaje",
    experience: "su experiencia",
  },
  reference: "Referencia",
  message: "Mensaje",
  yourRequest: "Su solicitud: {kind}",
  openRequest: "Abrir su solicitud",
  answer: "Responder aquí",
  answerOnPage:
    "Para responder, abra la página de su solicitud: allí encontrará toda la conversación. Las respuestas a este correo no se leen.",
  nothingBinding:
    "Esta solicitud no le compromete y ahora no tiene que pagar nada. Las respuestas a este correo no se leen.",
  notYou: "Si no nos ha escrito usted, ignore este correo.",
  estimate: "desde {price} ({jet})",
  estimateWithTax: "{estimate}, más {tax} de impuesto de aerotaxi",
  quoteKinds: {
    car: "Coche",
    jet: "Jet privado",
    experience: "Experiencia",
  },
  quoteTitle: "Asunto",
  total: "Total",
  openQuote: "Abrir el presupuesto",
  reviewQuote: "Volver a ver el presupuesto",
  quoteIsYours:
    "Este enlace es personal: quien lo tenga puede aceptar el presupuesto. Para cualquier pregunta: {phone}.",
};
