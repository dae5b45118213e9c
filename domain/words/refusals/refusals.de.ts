import type { Translated } from "#domain/words/text.ts";
import type { REFUSALS_IT } from "./refusals.it.ts";

export const REFUSALS_DE: Translated<typeof REFUSALS_IT> = {
  noSuchCar: "Dieses Fahrzeug gibt es nicht.",
  noSuchCarPage: "Dieses Fahrzeug haben wir nicht.",
  noSuchListPage: "Diese Seite mit Fahrzeugen gibt es nicht.",
  noSuchPage: "Diese Seite gibt es nicht.",
  noSuchBrand: "Diese Marke führen wir nicht.",
  noSuchJetHere: "Dieser Jet startet nicht ab dieser Stadt.",
  noSuchBooking: "Diese Buchung gibt es nicht.",
  noSuchQuote: "Dieses Angebot gibt es nicht.",
  noSuchReview: "Diese Bewertung gibt es nicht.",
  reviewDecided: "Diese Bewertung haben wir schon gelesen: Um sie zu ändern, schreiben Sie uns oder rufen Sie uns an.",
  noSuchEvent: "Diese Veranstaltung gibt es nicht.",
  noSuchJet: "Diesen Jet gibt es nicht.",
  noSuchExperience: "Dieses Erlebnis gibt es nicht.",
  eventIsOver: "Diese Veranstaltung ist vorbei.",
  eventIsCancelled: "Diese Veranstaltung wurde abgesagt.",
  eventNotOpen: "Anfragen für diese Veranstaltung sind noch nicht möglich.",
  eventIsFull: "Für diese Veranstaltung sind nicht mehr genug Plätze frei.",
  carUnavailable: "Dieses Fahrzeug ist nicht verfügbar.",
  kindNotOffered: "Anfragen dieser Art nehmen wir nicht mehr an: Bitte schreiben Sie uns über die Kontaktseite.",
  carIsFree: "{title} ist in diesem Zeitraum frei: Sie können das Fahrzeug sofort anfragen.",
  categoryIsFree: "Ein Fahrzeug dieser Kategorie ist in diesem Zeitraum bereits frei: {title}.",
  tooManyWaitingEntries:
    "Sie stehen schon {max}-mal auf der Warteliste, mehr ist nicht möglich. Verlassen Sie eine Liste über ihre E-Mail oder rufen Sie uns an: {phone}.",
  tooManyMessages:
    "In dieser Unterhaltung stehen schon {max} Nachrichten von Ihnen: Bitte rufen Sie uns unter {phone} an.",
  quoteDraft: "Dieses Angebot wurde noch nicht versandt.",
  quoteAccepted: "Dieses Angebot wurde bereits angenommen.",
  quoteDeclined:
    "Dieses Angebot wurde nicht angenommen: Wenn Sie es sich anders überlegt haben, rufen Sie uns unter {phone} an.",
  quoteExpired:
    "Dieses Angebot ist am {day} abgelaufen: Rufen Sie uns unter {phone} an, und wir erstellen Ihnen ein neues.",
  quoteWithdrawn:
    "Wir haben dieses Angebot zurückgezogen: Rufen Sie uns unter {phone} an, und wir erstellen Ihnen ein neues.",
  dayPast: "Dieser Tag liegt in der Vergangenheit.",
  invalidKey: "Der Schlüssel darf 1 bis 200 Zeichen ohne Leerzeichen haben.",
  reusedKey: "Dieser Schlüssel gehört schon zu einer anderen Anfrage.",
  dates: "Bitte prüfen Sie den Zeitraum.",
  lastDayBeforeFirst: "Der letzte Tag darf nicht vor dem ersten liegen.",
  tooManyDays: "Höchstens {max} Tage.",
  noSuchUnit: "Dieses Fahrzeug gibt es nicht mit dieser Nummer: Vorhanden sind {units}.",
  noUnits: "Von diesem Fahrzeug gibt es kein Exemplar.",
  bookingNotCancellable: "Diese Buchung lässt sich hier nicht mehr stornieren: Bitte rufen Sie uns an.",
  cancellationFeeChanged:
    "Die Stornierung kostet inzwischen {fee}: Wenn Sie trotzdem stornieren möchten, bestätigen Sie bitte noch einmal.",
  datesNotRequestable: "Dieser Zeitraum lässt sich nicht anfragen.",
  datesFixed: "Der Zeitraum lässt sich hier nicht mehr ändern: Bitte rufen Sie uns unter {phone} an.",
  tooManyDateRequests: "Sie haben schon {max}-mal andere Termine angefragt: Bitte rufen Sie uns unter {phone} an.",
  tooManyRequests:
    "Sie haben schon {max} offene Anfragen, mehr können wir nicht gleichzeitig freihalten. Warten Sie bitte unsere Bestätigung ab, stornieren Sie eine Anfrage auf ihrer Seite oder rufen Sie uns unter {phone} an: Was Sie geschrieben haben, bleibt hier stehen.",
  totalChanged:
    "Für diesen Zeitraum und diese Orte beträgt der Gesamtpreis {total}: Bitte prüfen Sie die Zusammenfassung und senden Sie die Anfrage noch einmal.",
  colourTaken: "In dieser Farbe ist das Fahrzeug in diesem Zeitraum nicht mehr frei.",
  colourTakenOthers: "In dieser Farbe ist das Fahrzeug in diesem Zeitraum nicht mehr frei. Frei ist es in: {colours}.",
  minimumLength: "Bei Abholung am {day} beträgt die Mietdauer mindestens {days}.",
  taken: "In diesem Zeitraum nicht mehr verfügbar",
  resubmit:
    "Eine letzte Prüfung: Bitte drücken Sie zum Senden noch einmal auf die Schaltfläche. Alles, was Sie geschrieben haben, steht noch da.",
  invalidParameters: "Die Parameter der Anfrage sind ungültig.",
  noSuchFilter: "Einen Filter mit diesem Namen gibt es nicht.",
  noTextSearch: "Hier lässt sich kein Text suchen.",
  noSuchOrder: "Nach diesem Feld lässt sich nicht sortieren.",
  wholeNumber: "Muss eine ganze Zahl von {min} bis {max} sein.",
};
