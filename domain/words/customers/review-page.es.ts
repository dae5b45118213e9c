import type { Translated } from "#domain/words/text.ts";
import type { REVIEW_PAGE_IT } from "./review-page.it.ts";

export const REVIEW_PAGE_ES: Translated<typeof REVIEW_PAGE_IT> = {
  privateTitle: "Reseña de {vehicle}",
  kicker: "Su reseña, {vehicle}",
  headlines: {
    asked: "¿Cómo ha ido todo?",
    written: "Gracias, la hemos recibido.",
    published: "Su reseña está publicada.",
    declined: "Gracias por escribirnos.",
  },
  leads: {
    asked: "{vehicle} volvió a casa el {date}. Sus palabras ayudan a quienes elegirán después de usted.",
    written: "La leemos y después la publicamos en la página del coche. Hasta entonces puede cambiarla aquí.",
    published: "Puede leerla en la página del {vehicle}. Para cambiarla o retirarla, llámenos: {phone}.",
    declined: "La hemos leído y no la publicamos. Si quiere hablar de ello, llámenos: {phone}.",
  },
  stars: "¿Cuántas estrellas le da?",
  body: "¿Cómo ha ido todo?",
  bodyHint: "El coche, la entrega, quien le ha atendido: lo que quiera. De 20 a 1.500 caracteres.",
  name: "Nombre que se muestra",
  nameHint: "Aparece junto a la reseña con el mes y el coche; nada más sobre usted.",
  send: "Enviar la reseña",
  sendAgain: "Guardar los cambios",
  sending: "Enviando…",
  consent:
    "Al enviarla acepta que la publiquemos en la página del coche. Puede pedirnos cuando quiera que la retiremos. <privacy>Política de privacidad</privacy>.",
  submitted: "Lo que ha escrito",
};
