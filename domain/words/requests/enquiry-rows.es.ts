import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_ROWS_IT } from "./enquiry-rows.it.ts";

export const ENQUIRY_ROWS_ES: Translated<typeof ENQUIRY_ROWS_IT> = {
  kinds: {
    club: "Comunidad VIP",
    jet: "Jet privado",
    contact: "Contacto",
    experience: "Experiencia",
  },
  leg: "Trayecto",
  numberedLeg: "Trayecto {number}",
  route: "{from} – {to}, {date}",
  routeAtTime: "{from} – {to}, {date}, hacia las {time}",
  passengers: "Pasajeros",
  jet: "Jet",
  estimate: "Estimación",
  carAtArrival: "Coche a la llegada",
  carAndDays: "{car}, {days}",
  experience: "Experiencia",
  from: "Desde el",
  withCar: "Con el coche",
  event: "Evento",
  places: "Plazas",
  onePlace: "Una",
  twoPlaces: "Dos: un miembro y un invitado",
  subject: "Asunto",
};
