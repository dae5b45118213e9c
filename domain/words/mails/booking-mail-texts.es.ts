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
    body: "Buenos días, {nome}:\n\nEl {vettura} le espera. Le llamaremos para acordar la entrega; para cualquier consulta, atendemos el teléfono {orari_telefono}: {telefono_casa}.",
  },
  declined: {
    subject: "La solicitud {codice} no se puede aceptar",
    heading: "No podemos aceptar la solicitud.",
    body: "Buenos días, {nome}:\n\nEl {vettura} no está disponible en estas fechas, y lo sentimos. No debe nada.\n\n{motivo}\n\nLlámenos al {telefono_casa}: buscaremos juntos otro coche u otras fechas.",
  },
  cancelled: {
    subject: "Reserva {codice} cancelada",
    heading: "La reserva está cancelada.",
    body: "{saluto}\n\nComo ha pedido, hemos cancelado la reserva del {vettura}. {costo}",
  },
  "cancelled-by-staff": {
    subject: "Reserva {codice} cancelada",
    heading: "Hemos cancelado la reserva.",
    body: "Buenos días, {nome}:\n\nLa reserva del {vettura} está cancelada. {costo}\n\n{motivo}\n\nLlámenos al {telefono_casa}: encontraremos juntos otra solución.",
  },
  "no-show": {
    subject: "Reserva {codice}: no nos encontramos",
    heading: "Le hemos esperado.",
    body: "Buenos días, {nome}:\n\nNo nos encontramos a la hora de la recogida y hemos cerrado la reserva: el {vettura} ya no está reservado para usted. {costo}\n\n{motivo}\n\nSi algo se lo impidió, llámenos al {telefono_casa}: veremos juntos qué es posible todavía.",
  },
  expired: {
    subject: "La solicitud {codice} ha caducado",
    heading: "Su solicitud ha caducado.",
    body: "{saluto}\n\nNo hemos podido confirmar a tiempo su solicitud del {vettura}. {scadenza} Le pedimos disculpas. No debe nada.\n\n{di_nuovo}",
  },
  changed: {
    subject: "Reserva {codice} actualizada: {vettura}",
    heading: "Su reserva está actualizada.",
    body: "Buenos días, {nome}:\n\nComo acordamos, esta es su reserva tal como queda ahora. {variazione_totale}\n\n{variazione_colori}",
  },
  "dates-refused": {
    subject: "Las fechas que pidió para {codice}: {vettura}",
    heading: "No podemos cambiar las fechas.",
    body: "Buenos días, {nome}:\n\nNos pidió cambiar las fechas:\n\n{date_chieste}\n\nLo sentimos, no es posible: la reserva queda como está.\n\n{motivo}\n\nPara encontrar juntos otra solución, atendemos el teléfono {orari_telefono}: {telefono_casa}.",
  },
  "handed-over": {
    subject: "Buen viaje: {vettura}, {codice}",
    heading: "Buen viaje.",
    body: "Buenos días, {nome}:\n\nEl {vettura} está en sus manos. Para cualquier consulta, {orari_telefono}: {telefono_casa}.",
  },
  completed: {
    subject: "Gracias: {vettura}, {codice}",
    heading: "Gracias, y hasta pronto.",
    body: "Buenos días, {nome}:\n\nEl {vettura} ha vuelto a casa. Gracias por viajar con nosotros.",
  },
  "reminder-two-days": {
    subject: "Se acerca su recogida: {vettura}, {codice}",
    heading: "Se acerca su viaje.",
    body: "Buenos días, {nome}:\n\nEl {vettura} le espera: {ritiro}.\n\nAbajo encontrará lo que debe traer. Si algo ha cambiado, llámenos al {telefono_casa}.",
  },
  "reminder-three-hours": {
    subject: "Ya falta poco: {vettura}, {codice}",
    heading: "Ya falta poco.",
    body: "Buenos días, {nome}:\n\nNos vemos en breve: {ritiro}.\n\nAbajo encontrará lo que debe tener a mano. Si llega tarde o no nos encuentra, llámenos al {telefono_casa}.",
  },
  "reminder-return": {
    subject: "Se acerca la devolución: {vettura}, {codice}",
    heading: "Se acerca la devolución.",
    body: "Buenos días, {nome}:\n\nEsta es la devolución prevista del {vettura}: {riconsegna}.\n\n{carburante}\n\n¿Desea quedárselo más tiempo? Abra su página o llámenos al {telefono_casa}: veremos enseguida si está libre.",
  },
  review: {
    subject: "¿Cómo fue su viaje? {vettura}, {codice}",
    heading: "¿Cómo fue su viaje?",
    body: "Buenos días, {nome}:\n\nEl {vettura} ha vuelto a casa: ¿cómo fue el viaje? Unas líneas suyas ayudan a quienes elegirán después, y también a nosotros. Solo lleva un minuto.",
  },
  message: {
    subject: "Un mensaje sobre la reserva {codice}: {vettura}",
    heading: "Le hemos escrito.",
    body: "{risposta}\n\n{firma}\n{casa}",
  },
};
