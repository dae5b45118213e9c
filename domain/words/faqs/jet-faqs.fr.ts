import type { Translated } from "#domain/words/text.ts";
import type { JET_FAQS_IT } from "./jet-faqs.it.ts";

export const JET_FAQS_FR: Translated<typeof JET_FAQS_IT> = {
  price: {
    question: "Combien coûte une heure de vol\u00a0?",
    included: "Le tarif comprend le jet, l'équipage et le carburant\u00a0; une heure au moins est facturée par trajet.",
    single: "{rate}\u00a0euros l'heure.",
    span: "De {lowest}\u00a0euros l'heure avec un {lowestType} à {highest} avec un {highestType}.",
  },
  notice: {
    question: "Combien de temps à l'avance faut-il demander un vol\u00a0?",
    answer:
      "En général 48 à 72 heures avant. Si nécessaire, un départ sous 24 heures est possible\u00a0: cela dépend des jets disponibles et des horaires de l'aéroport.",
  },
  estimate: {
    question: "Que comprend l'estimation, et que ne comprend-elle pas\u00a0?",
    answer:
      "Elle comprend les heures de vol au tarif du jet et, à part, la taxe italienne sur les avions-taxis. Elle ne comprend ni la mise en place, lorsque le jet arrive à vide d'une autre base, ni les services au sol de l'aéroport\u00a0: on ne les connaît qu'avec la date, et ils figurent dans le devis.",
  },
  tax: {
    question: "Qu'est-ce que la taxe sur les avions-taxis\u00a0?",
    answer:
      "C'est une taxe de l'État italien (art. 16, alinéa 10-bis, D.L. 201/2011), due par chaque passager pour chaque trajet au départ ou à l'arrivée de l'Italie\u00a0: 10\u00a0euros jusqu'à 100 kilomètres, 100 jusqu'à 1\u00a0500, 200 au-delà. On ajoute 95 kilomètres à la distance entre les deux aéroports.",
  },
  quote: {
    question: "Quand le devis arrive-t-il\u00a0?",
    answer:
      "Sous {promised} après la demande{hours}. Jusqu'à votre confirmation, vous ne payez rien et rien ne vous engage.",
  },
  car: {
    question: "Une voiture peut-elle m'attendre à l'arrivée\u00a0?",
    answer:
      "Oui, dans les villes où nous avons des voitures\u00a0: elle se choisit avec le vol et vous attend à l'aéroport. Les conditions de location s'appliquent\u00a0: caution comprise entre 3\u00a0000 et 10\u00a0000\u00a0euros selon la voiture, permis depuis au moins 3 ans et, pour certaines voitures, 25 ans révolus.",
  },
};
