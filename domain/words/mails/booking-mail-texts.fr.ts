import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_MAIL_TEXTS_IT } from "./booking-mail-texts.it.ts";

export const BOOKING_MAIL_TEXTS_FR: Translated<typeof BOOKING_MAIL_TEXTS_IT> = {
  received: {
    subject: "Votre demande {codice}\u00a0: {vettura}",
    heading: "Votre demande est entre nos mains.",
    body: "Bonjour,\n\n{blocco} Nous vous répondons {ore_risposta}\u00a0; vous n'avez rien à payer maintenant.",
  },
  confirmed: {
    subject: "Réservation {codice} confirmée\u00a0: {vettura}",
    heading: "Votre réservation est confirmée.",
    body: "Bonjour {nome},\n\nla {vettura} vous attend. Nous vous appelons pour convenir de la livraison\u00a0; pour toute question, nous répondons au téléphone {orari_telefono}\u00a0: {telefono_casa}.",
  },
  declined: {
    subject: "La demande {codice} ne peut être acceptée",
    heading: "Nous ne pouvons pas accepter la demande.",
    body: "Bonjour {nome},\n\nla {vettura} n'est pas disponible à ces dates, et nous le regrettons. Vous ne devez rien.\n\n{motivo}\n\nAppelez-nous au {telefono_casa}\u00a0: nous chercherons ensemble une autre voiture ou d'autres dates.",
  },
  cancelled: {
    subject: "Réservation {codice} annulée",
    heading: "La réservation est annulée.",
    body: "{saluto}\n\ncomme vous l'avez demandé, nous avons annulé la réservation de la {vettura}. Vous ne devez rien.",
  },
  "cancelled-by-staff": {
    subject: "Réservation {codice} annulée",
    heading: "Nous avons annulé la réservation.",
    body: "Bonjour {nome},\n\nla réservation de la {vettura} est annulée. Vous ne devez rien.\n\n{motivo}\n\nAppelez-nous au {telefono_casa}\u00a0: nous trouverons ensemble une autre solution.",
  },
  "no-show": {
    subject: "Réservation {codice}\u00a0: nous ne nous sommes pas vus",
    heading: "Nous vous avons attendu.",
    body: "Bonjour {nome},\n\nnous ne nous sommes pas vus à l'heure du départ et avons clos la réservation\u00a0: la {vettura} n'est plus gardée pour vous.\n\n{motivo}\n\nSi vous avez eu un empêchement, appelez-nous au {telefono_casa}\u00a0: nous verrons ensemble ce qui est encore possible.",
  },
};
