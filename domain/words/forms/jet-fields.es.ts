import type { Translated } from "#domain/words/text.ts";
import type { JET_FIELDS_IT } from "./jet-fields.it.ts";

export const JET_FIELDS_ES: Translated<typeof JET_FIELDS_IT> = {
  trip: "Indique los trayectos y los pasajeros.",
  leg: "Indique al menos un trayecto.",
  legTime: "Elija una de las horas propuestas.",
  legFrom: "Indique desde dónde sale.",
  legTo: "Indique el destino.",
  legDate: "Elija la fecha de salida.",
  tooManyLegs: "Como máximo {max} trayectos: para un viaje más largo, llámenos.",
  legBeforePrevious: "Este trayecto sale antes que el anterior.",
  legNotAfterPrevious: "Este trayecto debe salir después del anterior.",
  passengers: "Elija el número de pasajeros.",
  jet: "Elija el jet.",
  arrivalCarFrom: "Elija desde cuándo necesita el coche.",
  arrivalCarTo: "Elija hasta cuándo necesita el coche.",
  arrivalCarOrder: "La devolución del coche no puede ser anterior a la recogida.",
  samePlace: "El destino coincide con la salida.",
  noAirport: "{place} no tiene aeropuerto propio: se aterriza en {airport}. Entre los dos lugares conviene el coche.",
};
