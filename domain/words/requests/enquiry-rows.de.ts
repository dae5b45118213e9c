import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_ROWS_IT } from "./enquiry-rows.it.ts";

export const ENQUIRY_ROWS_DE: Translated<typeof ENQUIRY_ROWS_IT> = {
  kinds: {
    club: "VIP-Community",
    jet: "Privatjet",
    contact: "Kontakt",
    experience: "Erlebnis",
  },
  leg: "Strecke",
  numberedLeg: "Strecke {number}",
  route: "{from} – {to}, {date}",
  routeAtTime: "{from} – {to}, {date}, gegen {time} Uhr",
  passengers: "Passagiere",
  jet: "Jet",
  estimate: "Schätzung",
  carAtArrival: "Fahrzeug bei der Ankunft",
  carAndDays: "{car}, {days}",
  experience: "Erlebnis",
  from: "Ab",
  withCar: "Mit dem Fahrzeug",
  event: "Veranstaltung",
  places: "Plätze",
  onePlace: "Einer",
  twoPlaces: "Zwei: ein Mitglied und ein Gast",
  subject: "Betreff",
};
