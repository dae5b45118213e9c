import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_REQUEST_IT } from "./booking-request.it.ts";

export const BOOKING_REQUEST_FR: Translated<typeof BOOKING_REQUEST_IT> = {
  head: {
    title: "Demande\u00a0: {title}",
    description: "Demande de réservation\u00a0: {title} {place}.",
    promise: "Prix complet et conditions avant vos coordonnées.",
    bookKeyword: "réserver {title}",
    rentKeyword: "location {title} {city}",
  },
  home: "Accueil",
  crumb: "Demande",
  alreadySent: "Cette demande a déjà été envoyée avec d'autres données. Vérifiez-la et envoyez-la de nouveau.",
  taken: "Plus disponible à ces dates. Si vous l'avez déjà demandée, la confirmation est dans votre boîte e-mail.",
};
