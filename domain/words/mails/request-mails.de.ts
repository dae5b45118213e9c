import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_MAILS_IT } from "./request-mails.it.ts";

export const REQUEST_MAILS_DE: Translated<typeof REQUEST_MAILS_IT> = {
  held: "Der {vehicle} wird für Sie freigehalten.",
  heldUntil: "Der {vehicle} wird bis {moment} für Sie freigehalten.",
  heldLonger: "{held} Öffnen Sie den Link unten, dann halten wir ihn bis {moment} frei.",
  withinHours: "innerhalb von {hours}",
  byMoment: "bis {day}, {time} Uhr",
  next: "Wie es weitergeht",
  nextWithin: "Unsere Antwort, {within}",
  nextCall: "Wir rufen Sie an, um zu bestätigen und die Übergabe abzusprechen.",
  beforePickup: "Vor der Abholung",
  prepare: "Legen Sie Führerschein, Ausweis und die Karte für die Kaution von {deposit} bereit.",
  atPickup: "Bei der Abholung",
  halfHour: "Eine halbe Stunde gemeinsam, dann gehören die Schlüssel Ihnen.",
  openRequest: "Ihre Anfrage öffnen",
  openBooking: "Buchung ansehen",
  linkIsYours: "Dieser Link gehört nur Ihnen: Wer ihn hat, sieht die Buchung und kann sie stornieren.",
  notYou: "Wenn die Anfrage nicht von Ihnen stammt, ignorieren Sie diese E-Mail: Sie verfällt von selbst.",
  freeCars: "Freie Fahrzeuge für Ihren Zeitraum ansehen",
  backToCollection: "Zurück zur Kollektion",
  cancelledNotYou: "Wenn Sie das nicht waren, rufen Sie uns an: Sie erreichen uns telefonisch{hours}.",
  owesNothing: "Es entstehen Ihnen keine Kosten.",
  cancellationFee: "Die Stornierung kostet {fee}, wie in den Bedingungen Ihrer Buchung vereinbart.",
  noShowFee: "Für die Nichtabholung fallen {fee} an, wie in den Bedingungen Ihrer Buchung vereinbart.",
  due: "Zu zahlen",
};
