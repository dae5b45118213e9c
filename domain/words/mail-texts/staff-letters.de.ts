import type { Translated } from "#domain/words/text.ts";
import type { STAFF_LETTERS_IT } from "./staff-letters.it.ts";

export const STAFF_LETTERS_DE: Translated<typeof STAFF_LETTERS_IT> = {
  rental: "Automiete",
  answers: {
    jet: {
      opening: "vielen Dank für Ihre Nachricht. Für Ihren Flug können wir Ihnen anbieten:",
      closing:
        "Das Angebot verpflichtet Sie zu nichts: Zum Bestätigen genügt eine Antwort auf der Seite Ihrer Anfrage.",
    },
    experience: {
      opening: "vielen Dank für Ihr Interesse. Für die genannten Termine können wir Ihnen anbieten:",
      closing: "Zum Bestätigen genügt eine Antwort auf der Seite Ihrer Anfrage.",
    },
    club: {
      opening: "vielen Dank für Ihr Interesse an unserer Community.",
      closing: "Bei Fragen sind wir für Sie da.",
    },
    contact: {
      opening: "vielen Dank für Ihre Nachricht.",
      closing: "Wenn Sie noch etwas brauchen, schreiben Sie uns auf der Seite Ihrer Anfrage oder rufen Sie uns an.",
    },
  },
  event: "„{title}“ am {day}, {place}",
  places: {
    accepted: {
      one: "wir freuen uns auf Sie: Ihr Platz bei {event}, ist bestätigt.",
      other: "wir freuen uns auf Sie: Beide Plätze bei {event}, Ihrer und der Ihres Gastes, sind bestätigt.",
    },
    afterAccepted:
      "Einige Tage vorher schreiben wir Ihnen die Uhrzeit und den Weg. Wenn Sie nicht kommen können, sagen Sie es uns bitte: Andere warten.",
    declined: "vielen Dank für Ihre Anfrage. Diesmal können wir Ihnen keinen Platz reservieren bei {event}.",
    afterDeclined:
      "Wird ein Platz frei, schreiben wir Ihnen sofort; Sie gehören zu den Ersten, die vom nächsten Termin erfahren.",
  },
  quote: {
    days: "{vehicle}, pro Tag",
    namedDays: "{vehicle}, {name}, pro Tag",
    flightTitle: "Ihr Flug {route}",
    flight: "Flug im {jet}, {route}",
    flights: "Flug in {aircraft} {jet}, {route}",
    flightTax: "Lufttaxisteuer, {passengers}",
    experience: "Ihr Erlebnis",
  },
};
