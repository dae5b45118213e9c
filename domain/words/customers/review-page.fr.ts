import type { Translated } from "#domain/words/text.ts";
import type { REVIEW_PAGE_IT } from "./review-page.it.ts";

export const REVIEW_PAGE_FR: Translated<typeof REVIEW_PAGE_IT> = {
  privateTitle: "Avis sur {vehicle}",
  kicker: "Votre avis, {vehicle}",
  headlines: {
    asked: "Comment cela s'est-il passé\u00a0?",
    written: "Merci, nous l'avons reçu.",
    published: "Votre avis est publié.",
    declined: "Merci de nous avoir écrit.",
  },
  leads: {
    asked: "{vehicle} est rentrée le {date}. Vos mots aident ceux qui choisissent après vous.",
    written: "Nous le lisons, puis nous le publions sur la page de la voiture. D'ici là, vous pouvez le modifier ici.",
    published:
      "Vous le trouverez sur la page de la voiture {vehicle}. Pour le modifier ou le retirer, appelez-nous\u00a0: {phone}.",
    declined: "Nous l'avons lu et ne le publions pas. Si vous souhaitez en parler, appelez-nous\u00a0: {phone}.",
  },
  stars: "Combien d'étoiles lui donnez-vous\u00a0?",
  body: "Comment cela s'est-il passé\u00a0?",
  bodyHint:
    "La voiture, la livraison, les personnes qui vous ont accompagné\u00a0: ce que vous voulez. De 20 à 1\u00a0500 caractères.",
  name: "Nom à afficher",
  nameHint: "Il apparaît à côté de l'avis avec le mois et la voiture\u00a0; rien d'autre sur vous.",
  send: "Envoyer l'avis",
  sendAgain: "Enregistrer les modifications",
  sending: "Envoi en cours…",
  consent:
    "En envoyant, vous acceptez que nous le publiions sur la page de la voiture. Demandez-nous de le retirer quand vous le souhaitez. <privacy>Politique de confidentialité</privacy>.",
  submitted: "Ce que vous avez écrit",
};
