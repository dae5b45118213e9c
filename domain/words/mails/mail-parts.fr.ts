import type { Translated } from "#domain/words/text.ts";
import type { MAIL_PARTS_IT } from "./mail-parts.it.ts";

export const MAIL_PARTS_FR: Translated<typeof MAIL_PARTS_IT> = {
  greeting: "Bonjour,",
  greetingTo: "Bonjour {name},",
  pickup: "Départ",
  return: "Retour",
  time: "{time}",
  moment: "{date}, {time}",
  illustration: "Illustration",
  reference: "Référence",
  car: "Voiture",
  colours: "Coloris",
  price: "Le prix, avec assurance et livraison",
  booking: "La réservation",
  request: "La demande",
  terms: "Les conditions",
  whereWeMeet: "Lieu de rencontre",
  whereOnPage: "Vous le trouverez sur votre page.",
  toBring: "À apporter le jour du départ",
  documents: "Documents",
  documentsToBring: "Permis et pièce d'identité du conducteur",
  deposit: "Caution",
  depositCard: "Une carte pour {deposit}",
  phone: "Par téléphone",
  nextAnswer: "Nous répondons de nouveau au téléphone {moment}.",
  pictureAlt: "{vehicle}, couleur {paint}",
};
