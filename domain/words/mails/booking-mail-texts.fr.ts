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
    body: "Bonjour {nome},\n\nVotre {vettura} vous attend. Nous vous appelons pour convenir de la livraison\u00a0; pour toute question, nous répondons au téléphone {orari_telefono}\u00a0: {telefono_casa}.",
  },
  declined: {
    subject: "La demande {codice} ne peut être acceptée",
    heading: "Nous ne pouvons pas accepter la demande.",
    body: "Bonjour {nome},\n\nNous regrettons de ne pouvoir vous confier la voiture demandée, {vettura}, à ces dates. Vous ne devez rien.\n\n{motivo}\n\nAppelez-nous au {telefono_casa}\u00a0: nous chercherons ensemble une autre voiture ou d'autres dates.",
  },
  cancelled: {
    subject: "Réservation {codice} annulée",
    heading: "La réservation est annulée.",
    body: "{saluto}\n\nComme vous l'avez demandé, nous avons annulé votre réservation\u00a0: {vettura}. {costo}",
  },
  "cancelled-by-staff": {
    subject: "Réservation {codice} annulée",
    heading: "Nous avons annulé la réservation.",
    body: "Bonjour {nome},\n\nVotre réservation est annulée\u00a0: {vettura}. {costo}\n\n{motivo}\n\nAppelez-nous au {telefono_casa}\u00a0: nous trouverons ensemble une autre solution.",
  },
  "no-show": {
    subject: "Réservation {codice}\u00a0: nous ne nous sommes pas vus",
    heading: "Nous vous avons attendu.",
    body: "Bonjour {nome},\n\nNous ne nous sommes pas vus à l'heure du départ et avons clos la réservation\u00a0: votre {vettura} n'est plus gardée pour vous. {costo}\n\n{motivo}\n\nSi vous avez eu un empêchement, appelez-nous au {telefono_casa}\u00a0: nous verrons ensemble ce qui est encore possible.",
  },
  expired: {
    subject: "La demande {codice} a expiré",
    heading: "Votre demande a expiré.",
    body: "{saluto}\n\nNous n'avons pas pu confirmer à temps votre demande\u00a0: {vettura}. {scadenza} Nous vous prions de nous en excuser. Vous ne devez rien.\n\n{di_nuovo}",
  },
  changed: {
    subject: "Réservation {codice} mise à jour\u00a0: {vettura}",
    heading: "Votre réservation a été mise à jour.",
    body: "Bonjour {nome},\n\nComme convenu, voici votre réservation telle qu'elle est désormais. {variazione_totale}\n\n{variazione_colori}",
  },
  "dates-refused": {
    subject: "Les dates demandées pour {codice}\u00a0: {vettura}",
    heading: "Nous ne pouvons pas changer les dates.",
    body: "Bonjour {nome},\n\nVous nous avez demandé de changer les dates\u00a0:\n\n{date_chieste}\n\nNous le regrettons, ce n'est pas possible\u00a0: la réservation reste inchangée.\n\n{motivo}\n\nPour trouver ensemble une autre solution, nous répondons au téléphone {orari_telefono}\u00a0: {telefono_casa}.",
  },
  "handed-over": {
    subject: "Bonne route\u00a0: {vettura}, {codice}",
    heading: "Bonne route.",
    body: "Bonjour {nome},\n\nVotre {vettura} est entre vos mains. Pour toute question, {orari_telefono}\u00a0: {telefono_casa}.",
  },
  completed: {
    subject: "Merci\u00a0: {vettura}, {codice}",
    heading: "Merci, et à bientôt.",
    body: "Bonjour {nome},\n\nVotre {vettura} est bien rentrée. Merci d'avoir voyagé avec nous.",
  },
  "reminder-two-days": {
    subject: "Votre départ approche\u00a0: {vettura}, {codice}",
    heading: "Votre voyage approche.",
    body: "Bonjour {nome},\n\nVotre {vettura} vous attend\u00a0: {ritiro}.\n\nVous trouverez ci-dessous ce qu'il faut apporter. Si quelque chose a changé, appelez-nous au {telefono_casa}.",
  },
  "reminder-three-hours": {
    subject: "C'est pour bientôt\u00a0: {vettura}, {codice}",
    heading: "C'est pour bientôt.",
    body: "Bonjour {nome},\n\nNous nous voyons bientôt\u00a0: {ritiro}.\n\nVous trouverez ci-dessous ce qu'il faut préparer. Si vous êtes en retard, ou ne nous trouvez pas, appelez-nous au {telefono_casa}.",
  },
  "reminder-return": {
    subject: "Le retour approche\u00a0: {vettura}, {codice}",
    heading: "Le retour approche.",
    body: "Bonjour {nome},\n\nVoici le retour de votre {vettura}\u00a0: {riconsegna}.\n\n{carburante}\n\nVous souhaitez la garder plus longtemps\u00a0? Ouvrez votre page ou appelez-nous au {telefono_casa}\u00a0: nous verrons aussitôt si elle est libre.",
  },
  review: {
    subject: "Comment s'est passé votre voyage\u00a0? {vettura}, {codice}",
    heading: "Comment s'est passé votre voyage\u00a0?",
    body: "Bonjour {nome},\n\nVotre {vettura} est bien rentrée\u00a0: comment s'est passé le voyage\u00a0? Quelques lignes de vous aident ceux qui choisiront après vous, et nous aussi. Une minute suffit.",
  },
  message: {
    subject: "Un message sur la réservation {codice}\u00a0: {vettura}",
    heading: "Nous vous avons écrit.",
    body: "{risposta}\n\n{firma}\n{casa}",
  },
};
