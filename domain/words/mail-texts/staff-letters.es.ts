import type { Translated } from "#domain/words/text.ts";
import type { STAFF_LETTERS_IT } from "./staff-letters.it.ts";

export const STAFF_LETTERS_ES: Translated<typeof STAFF_LETTERS_IT> = {
  rental: "Alquiler",
  answers: {
    jet: {
      opening: "gracias por escribirnos. Para su vuelo podemos proponerle:",
      closing: "La propuesta no le compromete: para confirmar basta con responder en la página de su solicitud.",
    },
    experience: {
      opening: "gracias por su interés. Para las fechas que nos indicó podemos proponerle:",
      closing: "Para confirmar basta con responder en la página de su solicitud.",
    },
    club: {
      opening: "gracias por pensar en nuestra Comunidad.",
      closing: "Para cualquier pregunta estamos aquí.",
    },
    contact: {
      opening: "gracias por escribirnos.",
      closing: "Si necesita algo más, escríbanos en la página de su solicitud o llámenos.",
    },
  },
  event: "«{title}» del {day}, {place}",
  places: {
    accepted: {
      one: "le esperamos: su plaza para {event}, está confirmada.",
      other: "le esperamos: las dos plazas para {event}, la suya y la de su invitado, están confirmadas.",
    },
    afterAccepted:
      "Unos días antes le escribiremos la hora y cómo llegar. Si no pudiera venir, díganoslo: hay quien espera.",
    declined: "gracias por su solicitud. Esta vez no podemos reservarle una plaza para {event}.",
    afterDeclined:
      "Si queda una plaza libre le escribiremos enseguida; estará entre los primeros en conocer la próxima cita.",
  },
};
