import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_FAQS_IT } from "./vehicle-faqs.it.ts";

export const VEHICLE_FAQS_ES: Translated<typeof VEHICLE_FAQS_IT> = {
  price: {
    question: "¿Cuánto cuesta alquilar el {vehicle} en {city}?",
    available:
      "{rate} al día, con seguro completo y entrega en la ciudad incluidos. Al elegir las fechas ve enseguida el total, antes de dejar un solo dato.",
    unavailable: "{rate} al día, con seguro completo y entrega en la ciudad incluidos. Por ahora no está disponible.",
  },
  deposit: { question: "¿De cuánto son el depósito y la franquicia {ofVehicle}?" },
  kilometres: {
    question: "¿Cuántos kilómetros se incluyen con el {vehicle}?",
    answer: "{kilometres} al día, sumados durante todo el alquiler. Cada kilómetro adicional cuesta {extra}.",
  },
  driver: {
    question: "¿Quién puede conducir el {vehicle}?",
    answer: "Quien tenga {age} años cumplidos el día de la recogida y el permiso desde hace al menos {years} años.",
  },
  delivery: {
    question: "¿Dónde entregan el {vehicle}?",
    here: "En {city}: en el hotel, en la oficina o en la estación, sin suplemento. Un aeropuerto fuera de la ciudad puede tener un suplemento, que ve antes de solicitar.",
    elsewhere:
      "También lo llevamos, al mismo precio, a {cities}: elija la ciudad en la búsqueda y vea desde cuándo puede estar allí.",
    furtherCities: { one: "otra de nuestras ciudades", other: "otras {count} de nuestras ciudades" },
  },
  request: {
    question: "¿Recibiré exactamente el {vehicle}?",
    answer:
      "Sí. La solicitud reserva para usted un {title} concreto. {hold} Respondemos en {promised} y, confirmada la reserva, ese coche es suyo para todas las fechas.",
  },
};
