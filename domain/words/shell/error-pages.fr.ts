import type { Translated } from "#domain/words/text.ts";
import type { ERROR_PAGES_IT } from "./error-pages.it.ts";

export const ERROR_PAGES_FR: Translated<typeof ERROR_PAGES_IT> = {
  backHome: "Retour à l'accueil",
  tryAgain: "Réessayer",
  alwaysByPhone: "Nous répondons toujours au téléphone\u00a0: <phone>{phone}</phone>",
  notFound: {
    code: "404",
    title: "Page introuvable",
    heading: "Cette route ne mène nulle part",
    text: "L'adresse a changé ou n'a jamais existé.",
  },
  unavailable: {
    title: "Nous revenons dans un instant",
    text: "Le site ne peut pas répondre en ce moment. Réessayez dans quelques minutes\u00a0: vous n'avez rien perdu.",
  },
  fault: {
    title: "Un incident s'est produit",
    text: "La panne vient de nous, pas de vous, et nous en avons déjà la trace. Réessayez dans un instant.",
  },
  unreadable: {
    title: "Cette adresse est illisible",
    text: "Elle contient des caractères qui ne forment pas une page\u00a0: elle a peut-être été copiée à moitié. Depuis la page d'accueil, vous trouverez tout.",
  },
  offline: {
    title: "La connexion a été interrompue",
    text: "Votre appareil ne parvient pas à joindre le site. Vérifiez le réseau et réessayez\u00a0: la page vous attend ici.",
  },
};
