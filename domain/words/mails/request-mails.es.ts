import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_MAILS_IT } from "./request-mails.it.ts";

export const REQUEST_MAILS_ES: Translated<typeof REQUEST_MAILS_IT> = {
  held: "El {vehicle} queda reservado para usted.",
  heldUntil: "El {vehicle} queda reservado para usted hasta el {moment}.",
  heldLonger: "{held} Abra el enlace de abajo y lo guardamos hasta el {moment}.",
  withinHours: "en {hours}",
  byMoment: "antes de las {time} del {day}",
  next: "Qué ocurre ahora",
  nextWithin: "Nuestra respuesta, {within}",
  nextCall: "Le llamamos para confirmar y acordar la entrega.",
  beforePickup: "Antes de la recogida",
  prepare: "Prepare el permiso, el documento de identidad y la tarjeta para la fianza de {deposit}.",
  atPickup: "En la recogida",
  halfHour: "Media hora juntos y las llaves son suyas.",
  openRequest: "Abrir su solicitud",
  openBooking: "Ver la reserva",
  linkIsYours: "Este enlace es personal: quien lo tenga ve la reserva y puede cancelarla.",
  notYou: "Si no ha hecho usted esta solicitud, ignore este correo: la solicitud caduca por sí sola.",
  freeCars: "Ver los coches libres en sus fechas",
  backToCollection: "Volver a la colección",
  cancelledNotYou: "Si no ha sido usted, llámenos: atendemos el teléfono{hours}.",
  owesNothing: "No debe nada.",
  cancellationFee: "La cancelación cuesta {fee}, según las condiciones de la reserva.",
  noShowFee: "El coste por no recoger el coche es de {fee}, según las condiciones de la reserva.",
  due: "A pagar",
};
