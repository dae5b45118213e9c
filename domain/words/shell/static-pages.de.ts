import type { Translated } from "#domain/words/text.ts";
import type { STATIC_PAGES_IT } from "./static-pages.it.ts";

export const STATIC_PAGES_DE: Translated<typeof STATIC_PAGES_IT> = {
  tooManyRequests: "Zu viele Anfragen in kurzer Zeit",
  tooManyRequestsText:
    "Von Ihrer Adresse kamen innerhalb einer Minute viele Anfragen. Bitte gehen Sie zurück und versuchen Sie es in einigen Augenblicken erneut.",
  tooLarge: "Anfrage zu groß",
  tooLargeText:
    "{detail} Bitte gehen Sie zurück und versuchen Sie es erneut; wenn es wieder geschieht, schreiben Sie uns oder rufen Sie uns an.",
  maxSize: "Die Anfrage überschreitet die maximale Größe von 1 MiB.",
  maxFields: "Das gesendete Formular hat mehr als {number} Felder.",
  maxValues: "Die Anfrage enthält mehr als {number} Werte.",
};
