import type { Translated } from "#domain/words/text.ts";
import type { JET_FORM_IT } from "./jet-form.it.ts";

export const JET_FORM_ES: Translated<typeof JET_FORM_IT> = {
  tripProblems: "Revise el viaje: no se ha perdido nada de lo que ha escrito.",
  aircraft: "Aeronave",
  departureCity: "Ciudad de salida",
  destination: "Destino",
  placeHint: "Ciudad o aeropuerto",
  departureDate: "Fecha de salida",
  departureTime: "Hora de salida",
  anyTime: "Por decidir",
  return: "Regreso",
  oneWay: "Solo ida",
  returnTime: "Hora del regreso",
  passengers: "Pasajeros",
  addLeg: "Añadir un trayecto",
  leg: "Trayecto {number}",
  legLegend: "Trayecto {number}",
  legFrom: "Desde",
  legFromHint: "Donde aterriza",
  legTo: "A",
  legDate: "El",
  notice: "Con 48 a 72 horas de antelación; también es posible en 24\u00a0horas. El presupuesto llega en {hours}.",
  submit: "Solicitar presupuesto",
};
