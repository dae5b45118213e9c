import type { Translated } from "#domain/words/text.ts";
import type { JET_ESTIMATE_IT } from "./jet-estimate.it.ts";

export const JET_ESTIMATE_DE: Translated<typeof JET_ESTIMATE_IT> = {
  example: "Zum Beispiel für vier Personen",
  leg: "{from} – {to}",
  legs: { one: "{count} Strecke", other: "{count} Strecken" },
  flightFacts: "{distance}, {duration} Flugzeit",
  columns: {
    aircraft: "Flugzeug",
    hours: "Stunden",
    price: "Schätzung",
  },
  obstacles: {
    seats: "Zu wenige Sitze",
    range: "Außer Reichweite",
  },
  tax: "Lufttaxisteuer",
  taxPerPassenger: "Lufttaxisteuer, {passengers}\u00a0×\u00a0{each}",
  taxOfAllLegs: "Lufttaxisteuer, alle Strecken",
  noTax: "Fällt nicht an",
  tripTotal: { one: "Die ganze Reise mit einem Jet", other: "Die ganze Reise mit {count} Jets" },
  jetTotal: "{jet}, inkl. Steuer",
  total: "Insgesamt, inkl. Steuer",
  from: "ab",
  severalAircraft: {
    one: "Kein Jet hat {passengers} Sitze: Die Schätzung gilt für einen Jet. Das Angebot kann zwei verschiedene Jets kombinieren.",
    other:
      "Kein Jet hat {passengers} Sitze: Die Schätzung gilt für {count} Jets desselben Typs, die gemeinsam fliegen. Das Angebot kann zwei verschiedene Jets kombinieren.",
  },
  unsuitableJet: "{jet}: Sitze oder Reichweite genügen nicht für diese Reise. Die Schätzung gilt für die anderen Jets.",
  noJetFits: "Kein einzelner Jet der Flotte schafft diese Reise: Die Lösung finden Sie im Angebot.",
  basis: "Flugstunden zum Stundenpreis des Jets, mindestens eine je Strecke.",
  basisListPrice: "Wo die Stunden weniger kosten würden, gilt der Listenpreis der Strecke.",
  basisExcluded:
    "Bereitstellung des Jets und Bodendienste hängen vom Datum ab und sind nicht enthalten: Sie finden sie im Angebot, bevor Sie sich zu etwas verpflichten.",
  noEstimate:
    "Für {from} – {to} haben wir keine sofortige Schätzung. Wir erstellen sie für Sie: Senden Sie die Anfrage, und Sie finden sie im Angebot.",
  completeTrip: "Reise vervollständigen",
  requestTitle: "Wem dürfen wir antworten?",
  legDateTime: "{day}, gegen {time} Uhr",
  passengersAndJet: "{passengers}, mit {jet}",
  messageHint: "Uhrzeiten, Gepäck, Tiere an Bord",
  sendRequest: "Anfrage senden",
  arrivalCar: "Fahrzeug bei der Ankunft",
  arrivalCarsNote: "In {city}, {days}. Wird mit dem Flug bestätigt.",
  noCar: "Kein Fahrzeug",
  perDay: "{rate} pro Tag",
};
