import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_HOLDS_IT } from "./request-holds.it.ts";

export const REQUEST_HOLDS_FR: Translated<typeof REQUEST_HOLDS_IT> = {
  promise:
    "Nous vous gardons la voiture dès maintenant pendant {first}, puis pendant {full} à compter de la demande dès que vous ouvrez le lien de l'e-mail que nous vous envoyons.",
  untilReply: "Dans tous les cas, nous vous la gardons jusqu'à l'heure promise pour la réponse.",
  immediate: "La voiture vous est gardée dès la demande\u00a0; la confirmation arrive sous {hours}.",
};
