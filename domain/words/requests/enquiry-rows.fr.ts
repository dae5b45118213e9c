import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_ROWS_IT } from "./enquiry-rows.it.ts";

export const ENQUIRY_ROWS_FR: Translated<typeof ENQUIRY_ROWS_IT> = {
  kinds: {
    club: "Communauté VIP",
    jet: "Jet privé",
    contact: "Contact",
    experience: "Expérience",
  },
  leg: "Trajet",
  numberedLeg: "Trajet {number}",
  route: "{from} – {to}, {date}",
  routeAtTime: "{from} – {to}, {date}, vers {time}",
  passengers: "Passagers",
  jet: "Jet",
  estimate: "Estimation",
  carAtArrival: "Voiture à l'arrivée",
  carAndDays: "{car}, {days}",
  experience: "Expérience",
  from: "À partir du",
  withCar: "Avec la voiture",
  event: "Événement",
  places: "Places",
  onePlace: "Une",
  twoPlaces: "Deux\u00a0: un membre et un invité",
  subject: "Sujet",
};
