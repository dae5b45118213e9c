import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_MAIL_TEXTS_IT } from "./request-mail-texts.it.ts";

export const REQUEST_MAIL_TEXTS_ES: Translated<typeof REQUEST_MAIL_TEXTS_IT> = {
  "enquiry-received": {
    subject: "Su solicitud {codice}: {argomento}",
    heading: "Su solicitud está en nuestras manos.",
    body: "Buenos días:\n\nle respondemos {ore_risposta}. Lo que ha escrito está en su página; si quiere añadir algo, escríbalo allí o llámenos indicando la referencia.",
  },
  "enquiry-answered": {
    subject: "Respuesta a su solicitud {codice}: {argomento}",
    heading: "Nuestra respuesta.",
    body: "{risposta}\n\n{firma}\n{casa}",
  },
  "quote-sent": {
    subject: "Su presupuesto {codice}: {oggetto}",
    heading: "Su presupuesto.",
    body: "Estimado/a {nome}:\n\nesto es lo que hemos preparado para usted. Es válido hasta el {valido_fino}: para aceptarlo basta con abrirlo.",
  },
  "quote-ordered": {
    subject: "Pedido {ordine} confirmado: {oggetto}",
    heading: "Gracias, todo está confirmado.",
    body: "Estimado/a {nome}:\n\nha aceptado el presupuesto {codice}. Le llamaremos para los detalles; para cualquier cosa atendemos el teléfono {orari_telefono}: {telefono_casa}.",
  },
  "club-event-cancelled": {
    subject: "Evento cancelado: {evento}, {codice}",
    heading: "Hemos tenido que cancelar el evento.",
    body: "Estimado/a {nome}:\n\nlamentablemente hemos tenido que cancelar «{evento}», {giorno}, {luogo}.\n\nLo sentimos: le avisaremos entre los primeros de la próxima cita.\n\n{firma}\n{casa}",
  },
  "club-event-moved": {
    subject: "Nueva cita: {evento}, {codice}",
    heading: "El evento tiene una nueva cita.",
    body: "Estimado/a {nome}:\n\nla nueva cita de «{evento}»: le esperamos el {giorno}, {luogo}.\n\nSu plaza sigue siendo suya. Si ya no puede venir, llámenos al {telefono_casa}: se la daremos a otro miembro.\n\n{firma}\n{casa}",
  },
};
