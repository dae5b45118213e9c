import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_FORM_IT } from "./booking-form.it.ts";

export const BOOKING_FORM_DE: Translated<typeof BOOKING_FORM_IT> = {
  title: "Buchung anfragen",
  datesAndPlaces: "Daten und Orte",
  recalculate: "Gesamtpreis neu berechnen",
  meeting: {
    title: "Wo wir uns treffen",
    pickupAddress: "Lieferadresse (freiwillig)",
    pickupAddressHint: "Zuhause, Hotel, Büro: In der Stadt liefern wir kostenlos an jede Adresse.",
    returnAddress: "Rückgabeadresse (freiwillig)",
    returnAddressHint: "Leer lassen, wenn es dieselbe ist.",
    meetingPoint: "Treffpunkt (freiwillig)",
    meetingPointHint: "Zum Beispiel: Ausgang Ankunft, Gleis 1, Rezeption.",
    flightOrTrain: "Flug oder Zug (freiwillig)",
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
    note: "Anmerkung (freiwillig)",
    noteHint: "Ein Kindersitz, eine besondere Uhrzeit, alles, was wir wissen sollten.",
  },
  submit: "Anfrage senden",
  sending: "Wird gesendet …",
  promise:
    "Jetzt keine Zahlung. {hold} Wir antworten Ihnen innerhalb von {hours}. Mit dem Absenden akzeptieren Sie die <terms>Bedingungen</terms> und die <privacy>Datenschutzhinweise</privacy>.",
  dailyRate: "{rate} pro Tag",
  selectNextPeriod: "{dates} wählen",
  rangeAndDays: "{range}, {days}",
  chooseDates: "Wählen Sie Ihre Daten: Der Gesamtpreis erscheint hier, vor Ihren Angaben.",
  chooseDatesShort: "Wählen Sie Ihre Daten: Der Gesamtpreis erscheint hier.",
  unavailable: "Nicht verfügbar",
  outOfFleet: "Dieses Fahrzeug ist zurzeit nicht in der Flotte und kann nicht angefragt werden.",
  taken: "Für diese Daten nicht mehr verfügbar",
  joinWaitingList: "Benachrichtigen Sie mich, wenn es frei wird",
};
