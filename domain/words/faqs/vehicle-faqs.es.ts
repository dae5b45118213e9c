import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_FAQS_IT } from "./vehicle-faqs.it.ts";

export const VEHICLE_FAQS_ES: Translated<typeof VEHICLE_FAQS_IT> = {
  price: {
    question: "¿Cuánto cuesta alquilar el {vehicle} en {city}?",
    available:
      "{rate} al día, con seguro completo y entrega en la ciudad incluidos. Al elegir las fechas verá enseguida el total, antes de dejar sus datos.",
    unavailable: "{rate} al día, con seguro completo y entrega en la ciudad incluidos. Por ahora no está disponible.",
  },
  deposit: { question: "¿A cuánto ascienden la fianza y la franquicia {ofVehicle}?" },
  kilometres: {
    question: "¿Cuántos kilómetros incluye el {vehicle}?",
    answer: "{kilometres} al día, sumados durante todo el alquiler. Cada kilómetro adicional cuesta {extra}.",
  },
  driver: {
    question: "¿Quién puede conducir el {vehicle}?",
    answer: "Quien tenga {age} años cumplidos el día de la recogida y el permiso desde hace al menos {years} años.",
  },
  delivery: {
    question: "¿Dónde entregan el {vehicle}?",
    here: "En {city}: en el hotel, en la oficina o en la estación, sin suplemento. Un aeropuerto fuera de la ciudad puede conllevar un suplemento, que verá antes de enviar la solicitud.",
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
