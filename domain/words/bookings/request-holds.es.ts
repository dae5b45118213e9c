import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_HOLDS_IT } from "./request-holds.it.ts";

export const REQUEST_HOLDS_ES: Translated<typeof REQUEST_HOLDS_IT> = {
  promise:
    "Le guardamos el coche desde ahora durante {first}, y durante {full} desde la solicitud en cuanto abra el enlace del correo que le enviamos.",
  untilReply: "En cualquier caso, se lo guardamos hasta la hora prometida para la respuesta.",
  immediate: "El coche queda guardado para usted desde el primer momento; la confirmación llega en {hours}.",
};
