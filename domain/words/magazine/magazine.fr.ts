import type { Translated } from "#domain/words/text.ts";
import type { MAGAZINE_IT } from "./magazine.it.ts";

export const MAGAZINE_FR: Translated<typeof MAGAZINE_IT> = {
  title: "Magazine",
  intro: "Routes essayées, voitures comparées, bagages mesurés. Écrit par ceux qui remettent les clés.",
  empty: "Le premier numéro est en préparation",
  read: "Lire l'article",
  all: "Tous les articles",
  dateAndMinutes: "<day>{day}</day>, {minutes} min de lecture",
  illustration: "Illustration de la maison",
  vehicles: "Les voitures dont il est question",
  delivered: "Les voitures dont nous parlons sont celles que nous livrons.",
  allVehicles: "Toutes les voitures",
  continue: "Poursuivre la lecture",
};
