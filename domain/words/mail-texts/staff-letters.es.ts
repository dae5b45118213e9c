import type { Translated } from "#domain/words/text.ts";
import type { STAFF_LETTERS_IT } from "./staff-letters.it.ts";

export const STAFF_LETTERS_ES: Translated<typeof STAFF_LETTERS_IT> = {
  rental: "Alquiler",
  answers: {
    jet: {
      opening: "Gracias por escribirnos. Para su vuelo podemos proponerle:",
      closing: "La propuesta no le compromete: para confirmar basta con responder en la página de su solicitud.",
    },
    experience: {
      opening: "Gracias por su interés. Para las fechas que nos indicó, podemos proponerle:",
      closing: "Para confirmar basta con responder en la página de su solicitud.",
    },
    club: {
      opening: "Gracias por pensar en nuestra Comunidad VIP.",
      closing: "Para cualquier consulta, estamos a su disposición.",
    },
    contact: {
      opening: "Gracias por escribirnos.",
      closing: "Si necesita algo más, escríbanos en la página de su solicitud o llámenos.",
    },
  },
  event: "«{title}» del {day}, {place}",
  places: {
    accepted: {
      one: "Le esperamos: su plaza para {event}, está confirmada.",
      other: "Le esperamos: las dos plazas para {event}, la suya y la de su invitado, están confirmadas.",
    },
    afterAccepted:
      "Unos días antes le indicaremos la hora y cómo llegar. Si no pudiera venir, díganoslo: hay otras personas esperando.",
    declined: "Gracias por su solicitud. Esta vez no podemos reservarle una plaza para {event}.",
    afterDeclined:
      "Si queda una plaza libre, le escribiremos enseguida; será de los primeros en conocer la fecha del próximo encuentro.",
  },
  quote: {
    days: "{vehicle}, por día",
    namedDays: "{vehicle}, {name}, por día",
    flightTitle: "Su vuelo {route}",
    flight: "Vuelo en {jet}, {route}",
    flights: "Vuelo en {aircraft} {jet}, {route}",
    flightTax: "Impuesto de aerotaxi, {passengers}",
    experience: "Su experiencia",
  },
};
