import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_MAIL_TEXTS_IT } from "./booking-mail-texts.it.ts";

export const BOOKING_MAIL_TEXTS_ES: Translated<typeof BOOKING_MAIL_TEXTS_IT> = {
  received: {
    subject: "Su solicitud {codice}: {vettura}",
    heading: "Su solicitud está en nuestras manos.",
    body: "Buenos días:\n\n{blocco} Le respondemos {ore_risposta}; ahora no tiene que pagar nada.",
  },
  confirmed: {
    subject: "Reserva {codice} confirmada: {vettura}",
    heading: "Su reserva está confirmada.",
    body: "Estimado/a {nome}:\n\nel {vettura} le espera. Le llamaremos para acordar la entrega; para cualquier cosa atendemos el teléfono {orari_telefono}: {telefono_casa}.",
  },
  declined: {
    subject: "La solicitud {codice} no se puede aceptar",
    heading: "No podemos aceptar la solicitud.",
    body: "Estimado/a {nome}:\n\nel {vettura} no está disponible en estas fechas, y lo sentimos. No debe nada.\n\n{motivo}\n\nLlámenos al {telefono_casa}: buscaremos juntos otro coche u otras fechas.",
  },
  cancelled: {
    subject: "Reserva {codice} cancelada",
    heading: "La reserva está cancelada.",
    body: "{saluto}\n\ncomo ha pedido, hemos cancelado la reserva del {vettura}. No debe nada.",
  },
  "cancelled-by-staff": {
    subject: "Reserva {codice} cancelada",
    heading: "Hemos cancelado la reserva.",
    body: "Estimado/a {nome}:\n\nla reserva del {vettura} está cancelada. No debe nada.\n\n{motivo}\n\nLlámenos al {telefono_casa}: encontraremos juntos otra solución.",
  },
  "no-show": {
    subject: "Reserva {codice}: no nos hemos visto",
    heading: "Le hemos esperado.",
    body: "Estimado/a {nome}:\n\na la hora de la recogida no nos vimos, y hemos cerrado la reserva: el {vettura} ya no queda reservado para usted.\n\n{motivo}\n\nSi algo se lo impidió, llámenos al {telefono_casa}: veremos juntos qué es posible todavía.",
  },
};
