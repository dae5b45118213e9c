import type { Translated } from "#domain/words/text.ts";
import type { CLUB_FAQS_IT } from "./club-faqs.it.ts";

export const CLUB_FAQS_FR: Translated<typeof CLUB_FAQS_IT> = {
  joining: {
    question: "Comment devient-on membre\u00a0?",
    answer:
      "Avec le formulaire de cette page. Nous répondons sous {promised} et vous proposons un entretien\u00a0: chaque demande est examinée, car les places aux événements sont peu nombreuses et les membres se connaissent entre eux.",
  },
  cost: {
    question: "Combien cela coûte-t-il\u00a0?",
    answer:
      "La cotisation dépend de la formule, de Gold à Platinum. Nous vous l'indiquons avant l'entretien, avec ce que chaque formule comprend\u00a0; la demande ne vous engage à rien.",
  },
  guest: {
    question: "Puis-je venir accompagné\u00a0?",
    answer:
      "Oui, un invité par membre. Pour certains événements, l'invité paie un supplément, indiqué dans l'invitation.",
  },
  places: {
    question: "Où ont lieu les événements\u00a0?",
    answer: "{where}\u00a0: circuits, tables, routes qui valent le voyage.",
    inEurope: "Dans les villes européennes où nous sommes présents",
    inEuropeanCountries: "Dans les villes européennes où nous sommes présents, {inCountries}",
    anywhere: "Dans les villes où nous sommes présents",
    inCountries: "Dans les villes où nous sommes présents, {inCountries}",
  },
};
