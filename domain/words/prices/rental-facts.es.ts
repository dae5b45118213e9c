import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_FACTS_IT } from "./rental-facts.it.ts";

export const RENTAL_FACTS_ES: Translated<typeof RENTAL_FACTS_IT> = {
  cheaperLonger: "{longer} cuestan menos que {days}: {total}",
  title: "Cuánto cuesta, cómo funciona",
  titles: {
    payment: "Cuándo y cómo se paga",
    deposit: "La fianza",
    kasko: "Qué cubre el seguro",
    delivery: "Quién lleva el coche",
    fuel: "Combustible y peajes",
    drivers: "Quién más puede conducir",
    cancellation: "Si cambia de idea",
  },
  payment:
    "En la web no se paga nada y no hace falta tarjeta para enviar la solicitud. El alquiler se paga en la recogida, {ways}, al precio que ha visto en su solicitud.",
  deposit: "La fianza, {amount}, es {held}: una garantía, no un cargo.",
  depositReturn: {
    one: "Según el banco, vuelve a estar disponible en un día.",
    other: "Según el banco, vuelve a estar disponible en un plazo de {count} días.",
  },
  excess:
    "El seguro a todo riesgo está incluido en el precio: por un daño cubierto paga como máximo la franquicia, {amount}.",
  kasko: "Cubre {covers}. No cubre {excludes}.",
  delivery:
    "Una persona de la casa lleva el coche y va a recogerlo. En la ciudad la entrega es gratuita, en cualquier dirección.",
  freeDelivery: "También es gratuita en los aeropuertos, estaciones y puertos de nuestra lista.",
  deliveryRate:
    "También es gratuita en aeropuertos, estaciones y puertos a menos de {kilometres} km; más allá, cada kilómetro cuesta {rate} y figura en el total.",
  freeOneWay: "La devolución en otra de nuestras ciudades no tiene suplemento.",
  oneWayRate: "La devolución en otra de nuestras ciudades cuesta {rate} por kilómetro entre ambas.",
  freeSecondDriver: "Un segundo conductor no tiene suplemento.",
  secondDriverPrice: "Un segundo conductor cuesta {price}.",
  cancellation:
    "Puede cancelar sin gastos una solicitud o una reserva confirmada hasta el momento de la recogida, con el enlace privado de nuestro correo.",
  cancellationOfDates:
    "Puede cancelar sin gastos una solicitud, y una reserva confirmada hasta el momento de la recogida, con el enlace privado de nuestro correo. Cancelación en estas fechas: {terms}.",
  cancellationVaries:
    "Puede cancelar sin gastos una solicitud, y una reserva confirmada hasta el momento de la recogida, con el enlace privado de nuestro correo. Cancelar suele ser gratuito; si tiene un coste, lo verá junto al precio de sus fechas, antes de enviar la solicitud.",
  fullTerms: "Todo, al detalle, en los <terms>términos y condiciones</terms>.",
  range: {
    between: "De {lowest} a {highest}",
    kilometresPerDay: "De {lowest} a {highest} al día",
    upTo: "{lowest}, hasta {highest} según el coche",
  },
};
