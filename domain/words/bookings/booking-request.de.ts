import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_REQUEST_IT } from "./booking-request.it.ts";

export const BOOKING_REQUEST_DE: Translated<typeof BOOKING_REQUEST_IT> = {
  head: {
    title: "{title} anfragen",
    description: "Buchungsanfrage für {title} {place}.",
    promise: "Gesamtpreis und Bedingungen, noch vor Ihren Angaben.",
    bookKeyword: "{title} buchen",
    rentKeyword: "{title} mieten {city}",
  },
  home: "Startseite",
  crumb: "Anfrage",
  alreadySent:
    "Diese Anfrage wurde bereits mit anderen Angaben gesendet. Bitte prüfen Sie sie und senden Sie sie erneut.",
  taken:
    "In diesem Zeitraum nicht mehr verfügbar. Falls Sie bereits angefragt haben, finden Sie die Bestätigung in Ihren E-Mails.",
};
