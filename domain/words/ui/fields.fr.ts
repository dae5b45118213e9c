import type { Translated } from "#domain/words/text.ts";
import type { FIELDS_IT } from "./fields.it.ts";

export const FIELDS_FR: Translated<typeof FIELDS_IT> = {
  close: "Fermer",
  choose: "Choisir",
  notChosen: "non choisie",
  calendar: {
    loading: "Ouverture du calendrier…",
    failed: "Le calendrier ne s'est pas chargé\u00a0: il s'ouvrira dès que la connexion sera rétablie.",
    today: "aujourd'hui",
    previousMonth: "Mois précédent",
    nextMonth: "Mois suivant",
    navigation: "Mois",
    weekdays: ["di", "lu", "ma", "me", "je", "ve", "sa"],
  },
};
