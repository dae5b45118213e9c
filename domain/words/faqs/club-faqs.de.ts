import type { Translated } from "#domain/words/text.ts";
import type { CLUB_FAQS_IT } from "./club-faqs.it.ts";

export const CLUB_FAQS_DE: Translated<typeof CLUB_FAQS_IT> = {
  joining: {
    question: "Wie wird man Mitglied?",
    answer:
      "Mit dem Formular auf dieser Seite. Wir antworten innerhalb von {promised} und schlagen ein Gespräch vor: Jede Anfrage wird geprüft, denn die Veranstaltungen haben wenige Plätze, und man kennt sich.",
  },
  cost: {
    question: "Was kostet es?",
    answer:
      "Der Beitrag richtet sich nach der Stufe, von Gold bis Platinum. Wir nennen ihn vor dem Gespräch, mit allem, was jede Stufe umfasst; die Anfrage verpflichtet Sie zu nichts.",
  },
  guest: {
    question: "Darf ich einen Gast mitbringen?",
    answer:
      "Ja, einen Gast pro Mitglied. Bei einigen Veranstaltungen zahlt der Gast einen Aufpreis, der in der Einladung steht.",
  },
  places: {
    question: "Wo finden die Veranstaltungen statt?",
    answer: "{where}: Rennstrecken, Tische, Straßen, die die Reise wert sind.",
    inEurope: "In den europäischen Städten, in denen wir tätig sind",
    inEuropeanCountries: "In den europäischen Städten, in denen wir tätig sind, {inCountries}",
    anywhere: "In den Städten, in denen wir tätig sind",
    inCountries: "In den Städten, in denen wir tätig sind, {inCountries}",
  },
};
