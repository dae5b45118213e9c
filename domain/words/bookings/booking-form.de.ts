import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_FORM_IT } from "./booking-form.it.ts";

export const BOOKING_FORM_DE: Translated<typeof BOOKING_FORM_IT> = {
  title: "Buchung anfragen",
  datesAndPlaces: "Zeitraum und Orte",
  recalculate: "Gesamtpreis neu berechnen",
  meeting: {
    title: "Wo wir uns treffen",
    pickupAddress: "Zustelladresse (optional)",
    pickupAddressHint: "Zu Hause, im Hotel, im Büro: In der Stadt ist die Zustellung an jede Adresse kostenlos.",
    returnAddress: "Rückgabeadresse (optional)",
    returnAddressHint: "Bitte leer lassen, wenn es dieselbe ist.",
    meetingPoint: "Treffpunkt (optional)",
    meetingPointHint: "Zum Beispiel: Ausgang Ankunft, Gleis 1, Rezeption.",
    flightOrTrain: "Flug oder Zug (optional)",
  },
  driver: {
    title: "Wer fährt",
    birthDate: "Geburtsdatum",
    age: "Mindestens {minimumAge} Jahre alt am Tag der Abholung.",
    licenceDate: "Führerschein ausgestellt am",
    licence: "Seit mindestens {minimumLicenceYears} Jahren; das Datum steht auf der Rückseite in Spalte 10.",
  },
  contact: {
    title: "Wie wir Sie erreichen",
    name: "Vor- und Nachname",
    email: "E-Mail",
    note: "Anmerkung (optional)",
    noteHint: "Ein Kindersitz, eine besondere Uhrzeit, alles, was wir wissen sollten.",
  },
  promotion: {
    question: "Haben Sie einen Code?",
    label: "Aktionscode",
    apply: "Code einlösen",
  },
  submit: "Anfrage senden",
  sending: "Wird gesendet …",
  promise:
    "Sie zahlen jetzt nichts. {hold} Wir antworten Ihnen innerhalb von {hours}. Mit dem Absenden akzeptieren Sie die <terms>Mietbedingungen</terms> und die <privacy>Datenschutzhinweise</privacy>.",
  dailyRate: "{rate} pro Tag",
  selectNextPeriod: "{dates} wählen",
  rangeAndDays: "{range}, {days}",
  chooseDates: "Wählen Sie Ihren Zeitraum: Der Gesamtpreis erscheint hier, noch vor Ihren Angaben.",
  chooseDatesShort: "Wählen Sie Ihren Zeitraum: Der Gesamtpreis erscheint hier.",
  unavailable: "Nicht verfügbar",
  outOfFleet: "Dieses Fahrzeug ist zurzeit nicht in der Flotte und kann nicht angefragt werden.",
  taken: "In diesem Zeitraum nicht mehr verfügbar",
  joinWaitingList: "Benachrichtigen Sie mich, sobald es frei wird",
};
