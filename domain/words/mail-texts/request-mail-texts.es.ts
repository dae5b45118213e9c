import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_MAIL_TEXTS_IT } from "./request-mail-texts.it.ts";

export const REQUEST_MAIL_TEXTS_ES: Translated<typeof REQUEST_MAIL_TEXTS_IT> = {
  "enquiry-received": {
    subject: "Su solicitud {codice}: {argomento}",
    heading: "Su solicitud está en nuestras manos.",
    body: "Buenos días:\n\nLe respondemos {ore_risposta}. Lo que ha escrito está en su página; si quiere añadir algo, escríbalo allí o llámenos indicando la referencia.",
  },
  "enquiry-answered": {
    subject: "Respuesta a su solicitud {codice}: {argomento}",
    heading: "Nuestra respuesta.",
    body: "{risposta}\n\n{firma}\n{casa}",
  },
  "quote-sent": {
    subject: "Su presupuesto {codice}: {oggetto}",
    heading: "Su presupuesto.",
    body: "Buenos días, {nome}:\n\nEsto es lo que hemos preparado para usted. Es válido hasta el {valido_fino}: para aceptarlo basta con abrirlo.",
  },
  "quote-ordered": {
    subject: "Pedido {ordine} confirmado: {oggetto}",
    heading: "Gracias, todo está confirmado.",
    body: "Buenos días, {nome}:\n\nHa aceptado el presupuesto {codice}. Le llamaremos para concretar los detalles; para cualquier consulta, atendemos el teléfono {orari_telefono}: {telefono_casa}.",
  },
  "club-event-cancelled": {
    subject: "Evento cancelado: {evento}, {codice}",
    heading: "Hemos tenido que cancelar el evento.",
    body: "Buenos días, {nome}:\n\nLamentablemente hemos tenido que cancelar «{evento}», previsto para el {giorno}, {luogo}.\n\nLo sentimos: será de los primeros en saber cuándo es el próximo encuentro.\n\n{firma}\n{casa}",
  },
  "club-event-moved": {
    subject: "Nueva convocatoria: {evento}, {codice}",
    heading: "El evento tiene una nueva convocatoria.",
    body: "Buenos días, {nome}:\n\nEsta es la nueva convocatoria de «{evento}»: le esperamos el {giorno}, {luogo}.\n\nSu plaza sigue siendo suya. Si ya no puede venir, llámenos al {telefono_casa}: se la daremos a otro miembro.\n\n{firma}\n{casa}",
  },
};
