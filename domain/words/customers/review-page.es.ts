import type { Translated } from "#domain/words/text.ts";
import type { REVIEW_PAGE_IT } from "./review-page.it.ts";

export const REVIEW_PAGE_ES: Translated<typeof REVIEW_PAGE_IT> = {
  privateTitle: "Opinión sobre {vehicle}",
  kicker: "Su opinión, {vehicle}",
  headlines: {
    asked: "¿Cómo ha ido?",
    written: "Gracias, la hemos recibido.",
    published: "Su opinión está publicada.",
    declined: "Gracias por escribirnos.",
  },
  leads: {
    asked: "{vehicle} volvió a casa el {date}. Sus palabras ayudan a quien elige después de usted.",
    written: "La leemos y después la publicamos en la página del coche. Hasta entonces puede cambiarla aquí.",
    published: "Se lee en la página de {vehicle}. Para cambiarla o quitarla, llámenos: {phone}.",
    declined: "La hemos leído y no la publicamos. Si quiere hablar de ello, llámenos: {phone}.",
  },
  stars: "¿Cuántas estrellas le da?",
  body: "¿Cómo ha ido?",
  bodyHint: "El coche, la entrega, quien le ha atendido: lo que quiera. De 20 a 1.500 caracteres.",
  name: "Nombre que se muestra",
  nameHint: "Aparece junto a la opinión con el mes y el coche; nada más sobre usted.",
  send: "Enviar la opinión",
  sendAgain: "Guardar los cambios",
  sending: "Enviando…",
  consent:
    "Al enviarla acepta que la publiquemos en la página del coche. Pídanos cuando quiera que la quitemos. <privacy>Política de privacidad</privacy>.",
  submitted: "Lo que ha escrito",
};
