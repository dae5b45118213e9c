import type { Translated } from "#domain/words/text.ts";
import type { REVIEW_PAGE_IT } from "./review-page.it.ts";

export const REVIEW_PAGE_DE: Translated<typeof REVIEW_PAGE_IT> = {
  privateTitle: "Bewertung: {vehicle}",
  kicker: "Ihre Bewertung, {vehicle}",
  headlines: {
    asked: "Wie war es?",
    written: "Danke, wir haben Ihre Bewertung erhalten.",
    published: "Ihre Bewertung ist veröffentlicht.",
    declined: "Danke, dass Sie uns geschrieben haben.",
  },
  leads: {
    asked: "{vehicle} ist seit {date} wieder zu Hause. Ihre Worte helfen allen, die nach Ihnen wählen.",
    written:
      "Wir lesen sie und veröffentlichen sie dann auf der Seite des Fahrzeugs. Bis dahin können Sie sie hier ändern.",
    published:
      "Sie steht auf der Seite des Fahrzeugs {vehicle}. Um sie zu ändern oder zu entfernen, rufen Sie uns an: {phone}.",
    declined:
      "Wir haben sie gelesen und veröffentlichen sie nicht. Wenn Sie darüber sprechen möchten, rufen Sie uns an: {phone}.",
  },
  stars: "Wie viele Sterne geben Sie?",
  body: "Wie war es?",
  bodyHint: "Das Fahrzeug, die Übergabe, Ihre Ansprechpartner: was Sie möchten. 20 bis 1.500 Zeichen.",
  name: "Angezeigter Name",
  nameHint: "Er steht neben der Bewertung, mit Monat und Fahrzeug; sonst nichts über Sie.",
  send: "Bewertung senden",
  sendAgain: "Änderungen speichern",
  sending: "Wird gesendet …",
  consent:
    "Mit dem Absenden stimmen Sie zu, dass wir Ihre Bewertung auf der Seite des Fahrzeugs veröffentlichen. Auf Wunsch entfernen wir sie jederzeit. <privacy>Datenschutzhinweise</privacy>.",
  submitted: "Was Sie geschrieben haben",
};
