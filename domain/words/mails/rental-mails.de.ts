import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_MAILS_IT } from "./rental-mails.it.ts";

export const RENTAL_MAILS_DE: Translated<typeof RENTAL_MAILS_IT> = {
  totalUnchanged: "Der Gesamtpreis bleibt bei {total}.",
  totalChanged: "Der Gesamtpreis ändert sich von {former} auf {total}.",
  coloursChanged:
    "Die Farben des Fahrzeugs ändern sich: bisher {former}, jetzt {now}. Wenn Sie etwas anderes wünschen, rufen Sie uns an.",
  coloursUnknown:
    "Die Farben des Fahrzeugs ändern sich: bisher {former}, die neuen nennen wir Ihnen am Telefon. Wenn Sie etwas anderes wünschen, rufen Sie uns an.",
  notRight: "Wenn etwas nicht stimmt, rufen Sie uns an: {phone}.",
  atPickup: "Bei der Abholung",
  odometer: "Kilometerstand",
  fuel: "Tank- oder Ladestand",
  fuelPercent: "{percent}\u00a0%",
  rental: "Die Miete",
  kilometres: "Die Kilometer",
  driven: "Gefahren",
  included: "Inklusive",
  extra: "Zusätzlich",
  noExtra: "Keine",
  back: "Die Rückgabe",
  lateDays: "Zusätzliche Tage",
  collection: "Kollektion ansehen",
  complaint: "Wenn etwas nicht so war, wie es sein sollte, sagen Sie es uns: {phone}.",
  requestAgain: "Erneut anfragen",
  stillFree:
    "Wenn Sie ihn weiterhin wünschen, rufen Sie uns unter {phone} an, oder fragen Sie erneut an: Ihr Zeitraum ist bereits eingetragen.",
  anotherCar: "Rufen Sie uns unter {phone} an: Wir finden ein anderes Fahrzeug für Ihren Zeitraum.",
  freeAfter: "Nach {hours} wurde das Fahrzeug wieder frei.",
  freeUnopened:
    "Das Fahrzeug ist wieder frei: Der Link in unserer E-Mail wurde nicht geöffnet, daher wurde es nur in den ersten Stunden freigehalten.",
  writeReview: "Bewertung schreiben",
  reviewOnce: "Dieser Link gehört nur Ihnen. Zu dieser Miete fragen wir Sie nicht noch einmal.",
  bring: "Führerschein und Ausweis",
  bringWithCard: "Führerschein, Ausweis und eine Karte für die Kaution von {deposit}",
  whoCollects: "Wer ihn abholt",
  directions: "Anfahrt",
  openMap: "Karte öffnen",
  answer: "Hier antworten",
  answerOnBookingPage:
    "Um zu antworten, öffnen Sie die Seite Ihrer Buchung: Dort finden Sie den ganzen Austausch. Antworten auf diese E-Mail werden nicht gelesen.",
  replacedSubject: "Ihr neues Fahrzeug, Buchung {reference}",
  replacedHeading: "Sie haben ein neues Fahrzeug.",
  replaced: "ab jetzt fahren Sie ein anderes Fahrzeug. Datum und Ort der Rückgabe bleiben, wie Sie sie kennen.",
  cars: "Die Fahrzeuge",
  untilReplacement: "Bis zum Wechsel",
  fromNow: "Ab jetzt",
  replacedAt: "Gewechselt",
  changedTerms: "Was sich ändert",
  continuesSubject: "Ihre Miete geht weiter, {reference}",
  continuesHeading: "Ihre Miete geht weiter.",
  continues:
    "wir haben Ihre Buchung wieder geöffnet: Die Miete des {vehicle} läuft wieder. Wir erwarten das Fahrzeug am {date} um {time} Uhr.",
  reopenedSubject: "Buchung {reference} wieder geöffnet",
  reopenedHeading: "Ihre Buchung ist bestätigt.",
  reopened:
    "wir haben Ihre Buchung wieder geöffnet: Der {vehicle} erwartet Sie. Es gilt, was Sie hier lesen; die vorige E-Mail ist hinfällig.",
};
