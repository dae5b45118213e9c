import type { Translated } from "#domain/words/text.ts";
import type { ERROR_PAGES_IT } from "./error-pages.it.ts";

export const ERROR_PAGES_DE: Translated<typeof ERROR_PAGES_IT> = {
  backHome: "Zur Startseite",
  tryAgain: "Erneut versuchen",
  alwaysByPhone: "Am Telefon sind wir immer für Sie da: <phone>{phone}</phone>",
  notFound: {
    code: "404",
    title: "Seite nicht gefunden",
    heading: "Diese Straße führt nirgendwohin",
    text: "Die Adresse hat sich geändert oder hat nie existiert.",
  },
  unavailable: {
    title: "Wir sind gleich wieder da",
    text: "Die Website kann gerade nicht antworten. Bitte versuchen Sie es in einigen Minuten erneut: Es ist nichts verloren gegangen.",
  },
  fault: {
    title: "Etwas ist liegen geblieben",
    text: "Der Fehler liegt bei uns, nicht bei Ihnen, und ist bereits erfasst. Bitte versuchen Sie es gleich noch einmal.",
  },
  unreadable: {
    title: "Diese Adresse ist nicht lesbar",
    text: "Sie enthält Zeichen, die keine Seite ergeben: Vielleicht wurde sie nur zur Hälfte kopiert. Von der Startseite aus finden Sie alles.",
  },
  offline: {
    title: "Die Verbindung wurde unterbrochen",
    text: "Ihr Gerät erreicht die Website nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut: Die Seite wartet hier auf Sie.",
  },
};
