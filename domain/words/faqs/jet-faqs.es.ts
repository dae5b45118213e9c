import type { Translated } from "#domain/words/text.ts";
import type { JET_FAQS_IT } from "./jet-faqs.it.ts";

export const JET_FAQS_ES: Translated<typeof JET_FAQS_IT> = {
  price: {
    question: "¿Cuánto cuesta una hora de vuelo?",
    included: "La tarifa incluye el jet, la tripulación y el combustible; se paga al menos una hora por trayecto.",
    single: "{rate}\u00a0euros por hora.",
    span: "De {lowest}\u00a0euros por hora con un {lowestType} a {highest} con un {highestType}.",
  },
  notice: {
    question: "¿Con cuánta antelación hay que pedir un vuelo?",
    answer:
      "Normalmente entre 48 y 72 horas antes. Si es necesario, también es posible con 24 horas de antelación: depende de los jets disponibles y de los horarios del aeropuerto.",
  },
  estimate: {
    question: "¿Qué incluye la estimación y qué no?",
    answer:
      "Incluye las horas de vuelo a la tarifa del jet y, aparte, el impuesto italiano sobre el aerotaxi. No incluye el posicionamiento, cuando el jet llega vacío desde otra base, ni los servicios de tierra del aeropuerto: solo se conocen con la fecha, y figuran en el presupuesto.",
  },
  tax: {
    question: "¿Qué es el impuesto sobre el aerotaxi?",
    answer:
      "Es un impuesto del Estado italiano (art. 16, apartado 10-bis, D.L. 201/2011), que paga cada pasajero por cada trayecto que sale de Italia o llega a ella: 10\u00a0euros hasta 100 kilómetros, 100 hasta 1.500, 200 a partir de ahí. A la distancia entre los dos aeropuertos se suman 95 kilómetros.",
  },
  quote: {
    question: "¿Cuándo llega el presupuesto?",
    answer: "En {promised} desde la solicitud{hours}. Hasta que confirme no paga nada y nada le compromete.",
  },
  car: {
    question: "¿Puede esperarme un coche a la llegada?",
    answer:
      "Sí, en las ciudades donde tenemos coches: se elige junto con el vuelo y le espera en el aeropuerto. Se aplican las condiciones de alquiler: fianza de entre 3.000 y 10.000\u00a0euros según el coche, permiso de conducir con al menos 3 años y, para algunos coches, 25 años cumplidos.",
  },
};
