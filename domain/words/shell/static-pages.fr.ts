import type { Translated } from "#domain/words/text.ts";
import type { STATIC_PAGES_IT } from "./static-pages.it.ts";

export const STATIC_PAGES_FR: Translated<typeof STATIC_PAGES_IT> = {
  tooManyRequests: "Trop de demandes en peu de temps",
  tooManyRequestsText:
    "De nombreuses demandes sont arrivées de votre adresse en une minute. Revenez en arrière et réessayez dans quelques instants.",
  tooLarge: "Demande trop volumineuse",
  tooLargeText: "{detail} Revenez en arrière et réessayez\u00a0; si cela se reproduit, écrivez-nous ou appelez-nous.",
  maxSize: "La demande dépasse la taille maximale de 1 Mio.",
  maxFields: "Le formulaire envoyé compte plus de {number} champs.",
  maxValues: "La demande contient plus de {number} valeurs.",
};
