import type { Translated } from "#domain/words/text.ts";
import type { MAIL_PARTS_IT } from "./mail-parts.it.ts";

export const MAIL_PARTS_ES: Translated<typeof MAIL_PARTS_IT> = {
  greeting: "Buenos días:",
  greetingTo: "Buenos días, {name}:",
  pickup: "Recogida",
  return: "Devolución",
  time: "{time}",
  moment: "{date}, {time}",
  illustration: "Ilustración",
  reference: "Referencia",
  car: "Coche",
  colours: "Colores",
  price: "El precio, con seguro y entrega",
  booking: "La reserva",
  request: "La solicitud",
  terms: "Las condiciones",
  whereWeMeet: "Dónde nos encontramos",
  whereOnPage: "Lo encontrará en su página.",
  toBring: "Qué llevar a la recogida",
  documents: "Documentos",
  documentsToBring: "Permiso y documento de identidad del conductor",
  deposit: "Fianza",
  depositCard: "Una tarjeta para {deposit}",
  phone: "Por teléfono",
  nextAnswer: "Volvemos a atender el teléfono {moment}.",
  pictureAlt: "{vehicle}, color {paint}",
};
