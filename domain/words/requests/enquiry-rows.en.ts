import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_ROWS_IT } from "./enquiry-rows.it.ts";

export const ENQUIRY_ROWS_EN: Translated<typeof ENQUIRY_ROWS_IT> = {
  kinds: {
    club: "VIP Community",
    jet: "Private jet",
    contact: "Contact",
    experience: "Experience",
  },
  leg: "Leg",
  numberedLeg: "Leg {number}",
  route: "{from} – {to}, {date}",
  routeAtTime: "{from} – {to}, {date}, around {time}",
  passengers: "Passengers",
  jet: "Jet",
  estimate: "Estimate",
  carAtArrival: "Car on arrival",
  carAndDays: "{car}, {days}",
  experience: "Experience",
  from: "From",
  withCar: "With the car",
  event: "Event",
  places: "Places",
  onePlace: "One",
  twoPlaces: "Two: a member and a guest",
  subject: "Subject",
};
