import type { Translated } from "#domain/words/text.ts";
import type { JET_ESTIMATE_IT } from "./jet-estimate.it.ts";

export const JET_ESTIMATE_ES: Translated<typeof JET_ESTIMATE_IT> = {
  example: "Por ejemplo, cuatro personas",
  leg: "{from} – {to}",
  legs: { one: "{count} trayecto", other: "{count} trayectos" },
  flightFacts: "{distance}, {duration} de vuelo",
  columns: {
    aircraft: "Aeronave",
    hours: "Horas",
    price: "Estimación",
  },
  obstacles: {
    seats: "Plazas insuficientes",
    range: "Fuera de su autonomía",
  },
  tax: "Impuesto de aerotaxi",
  taxPerPassenger: "Impuesto de aerotaxi, {passengers}\u00a0×\u00a0{each}",
  taxOfAllLegs: "Impuesto de aerotaxi, todos los trayectos",
  noTax: "No se aplica",
  tripTotal: { one: "El viaje entero, con un solo jet", other: "El viaje entero, con {count} jets" },
  jetTotal: "{jet}, impuesto incluido",
  total: "En total, impuesto incluido",
  from: "desde",
  severalAircraft: {
    one: "Ningún jet tiene {passengers} plazas: la estimación es de un jet. El presupuesto puede unir dos jets distintos.",
    other:
      "Ningún jet tiene {passengers} plazas: la estimación es de {count} jets del mismo tipo, que vuelan juntos. El presupuesto puede unir dos jets distintos.",
  },
  unsuitableJet: "{jet} no tiene las plazas o la autonomía para este viaje: la estimación es de los otros jets.",
  noJetFits: "Ningún jet de la flota hace este viaje por sí solo: en el presupuesto encontrará la solución.",
  basis: "Horas de vuelo a la tarifa del jet, al menos una por trayecto.",
  basisListPrice: "Si las horas cuestan menos, se aplica el precio de tarifa del trayecto.",
  basisExcluded:
    "El posicionamiento del jet y los servicios de tierra dependen de la fecha y no están incluidos: los encontrará en el presupuesto, antes de cualquier compromiso.",
  noEstimate:
    "Para {from} – {to} no tenemos una estimación inmediata. La preparamos para usted: envíe la solicitud y la encontrará en el presupuesto.",
  completeTrip: "Completar el viaje",
  requestTitle: "¿A quién respondemos?",
  legDateTime: "{day}, hacia las {time}",
  passengersAndJet: "{passengers}, con {jet}",
  messageHint: "Horarios, equipaje, animales a bordo",
  sendRequest: "Enviar la solicitud",
  arrivalCar: "Coche a la llegada",
  arrivalCarsNote: "En {city}, {days}. Se confirma junto con el vuelo.",
  noCar: "Ningún coche",
  perDay: "{rate} al día",
};
