import type { Translated } from "#domain/words/text.ts";
import type { CLUB_IT } from "./club.it.ts";

export const CLUB_ES: Translated<typeof CLUB_IT> = {
  title: "Comunidad VIP",
  motto: "El club de quienes conducen con nosotros: pocos eventos, pocas plazas, las personas adecuadas.",
  next: "La próxima cita",
  nextEvent: "{title}, <day>{day}</day>",
  join: "Hágase miembro",
  discover: "Descubra las ventajas",
  introLabel: "El club, en pocas palabras",
  heritageSince:
    "Desde {year} acompañamos a quienes disfrutan al volante. Algunos, con el tiempo, pidieron hacerlo juntos: así nació la Comunidad VIP, alrededor de una mesa y de un manojo de llaves.",
  heritage:
    "Acompañamos a quienes disfrutan al volante. Algunos, con el tiempo, pidieron hacerlo juntos: así nació la Comunidad VIP, alrededor de una mesa y de un manojo de llaves.",
  admission:
    "A los miembros les abrimos primero las novedades de la flota y les reservamos las citas que no están en ningún calendario público. La admisión se solicita y pasa por una entrevista; respondemos a cada consulta en\u00a0{hours}.",
  benefitsTitle: "Las ventajas",
  benefits: {
    events: {
      title: "Eventos privados",
      text: "Circuitos cerrados, villas, garajes que no suelen abrir. Pocas plazas, una lista de nombres y ningún fotógrafo.",
    },
    food: {
      title: "Gastronomía",
      text: "Mesas únicas en cocinas con estrella, bodegas de la mano del bodeguero. Se llega conduciendo, se vuelve con chófer.",
    },
    experiences: {
      title: "Experiencias únicas",
      text: "Una carretera, un coche, una persona que la conoce: itinerarios escritos para los miembros y para nadie más.",
    },
    privileges: {
      title: "Privilegios",
      text: "Descuentos de hasta el 30\u00a0%, mejora gratuita a la categoría superior, preestrenos reservados a los miembros y puntos de fidelidad en cada alquiler.",
    },
  },
  requestLabel: "Solicitud de información",
  requestLead: "Una solicitud y, después, nos conocemos.",
  steps: {
    write: "Nos escribe: bastan nombre, correo y teléfono.",
    callBack: "Le llamamos en {hours} y concertamos una entrevista.",
    choose: "Elige el plan, de Gold a Platinum, y el primer evento.",
  },
  formTitle: "Solicite su admisión",
  event: "Evento",
  noEvent: "Ninguno en particular",
  eventOnDay: "{title}, {day}",
  guest: "Llevo a un invitado al evento",
  testimonials: "Lo que dicen los miembros",
  allInvented: "Personas y nombres son ficticios.",
  invented: "Persona ficticia",
  inventedOf: "{place}, persona ficticia",
  upcoming: "Los próximos eventos",
  upcomingAside: "Las plazas se asignan en el orden de las solicitudes aceptadas.",
  askForPlace: "Pedir una plaza",
  askForPlaceAt: "Pedir una plaza: {event}",
  write: "Escríbanos",
  writeAbout: "Escríbanos: {event}",
  pastTitle: "La temporada pasada",
  pastAside: "Para quien estuvo y para quien quiera hacerse una idea.",
  pastOnly: "Las próximas fechas llegan primero a los miembros.",
};
