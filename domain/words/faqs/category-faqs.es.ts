import type { Translated } from "#domain/words/text.ts";
import type { CATEGORY_FAQS_IT } from "./category-faqs.it.ts";

export const CATEGORY_FAQS_ES: Translated<typeof CATEGORY_FAQS_IT> = {
  questions: {
    sportive: [
      { question: "¿Qué edad hace falta para conducir un deportivo?", answer: "Hace falta {licence}. {age}" },
      { question: "¿Cuánto cuesta un deportivo al día?", answer: "{price}" },
      { question: "¿De cuánto es la fianza de un deportivo?", answer: "{deposit}" },
      {
        question: "¿Recibiré exactamente el modelo que he elegido?",
        answer:
          "Sí. La reserva bloquea un coche concreto de ese modelo para todas sus fechas, y nadie más puede reservarlo. En la recogida no existe el «o similar».",
      },
      { question: "¿Puedo usarlo en circuito?", answer: "{track}" },
    ],
    cabrio: [
      {
        question: "¿Cuánto equipaje cabe con la capota abierta?",
        answer:
          "El volumen del maletero figura en la ficha de cada descapotable. Con la capota abierta disminuye: para una semana de dos personas conviene llevar bolsas blandas. Si tiene maletas rígidas, indíquelo en la nota y le diremos enseguida si caben.",
      },
      {
        question: "¿Y si hace mal tiempo?",
        answer:
          "Todos nuestros descapotables tienen una capota pensada para la autopista con lluvia. El coche sigue siendo el que ha elegido; si prefiere cambiar las fechas, respondemos en {promised}.",
      },
      { question: "¿Cuánto cuesta un descapotable al día?", answer: "{price}" },
      { question: "¿De cuánto es la fianza de un descapotable?", answer: "{deposit}" },
      { question: "¿Quién puede conducir?", answer: "Hace falta {licence}. {age}" },
    ],
    suv: [
      { question: "¿Puedo cruzar fronteras?", answer: "{borders}" },
      {
        question: "¿Cómo funcionan los kilómetros incluidos?",
        answer:
          "Cada SUV tiene sus kilómetros al día, que se suman durante todo el alquiler: puede hacer muchos en una etapa y pocos en la siguiente. También el precio del kilómetro adicional se indica antes de la solicitud.",
      },
      { question: "¿Cuánto cuesta un SUV al día?", answer: "{price}" },
      { question: "¿De cuánto es la fianza de un SUV?", answer: "{deposit}" },
      { question: "¿Qué permiso hace falta?", answer: "Basta el permiso B: hace falta {licence}. {age}" },
    ],
    berline: [
      {
        question: "¿Pueden entregar la berlina en el aeropuerto o en la oficina?",
        answer:
          "Sí. En la ciudad que elige, la entrega es gratuita: en el hotel, en casa o en la oficina. Un aeropuerto fuera de la ciudad puede conllevar un suplemento, que verá antes de enviar la solicitud. En la solicitud puede indicar dirección, punto de encuentro y vuelo.",
      },
      {
        question: "¿Es posible contar con chófer?",
        answer:
          "Sí, el servicio de chófer privado puede añadirse a cualquier berlina. Pídalo en la nota: recibirá el precio en {promised}, antes de confirmar.",
      },
      { question: "¿Cuánto cuesta una berlina al día?", answer: "{price}" },
      { question: "¿De cuánto es la fianza de una berlina?", answer: "{deposit}" },
      { question: "¿Qué requisitos debe cumplir el conductor?", answer: "Hace falta {licence}. {age}" },
    ],
    van: [
      {
        question: "¿Hace falta un permiso especial?",
        answer: "No: para nuestras furgonetas basta el permiso B. Hace falta {licence}. {age}",
      },
      {
        question: "¿Cuántas personas y maletas lleva?",
        answer:
          "Las plazas y el volumen del maletero figuran en la ficha de cada furgoneta. Si viaja con todas las plazas ocupadas y equipaje voluminoso, indíquelo en la nota: comprobamos la disposición de los asientos antes de la entrega.",
      },
      {
        question: "¿Disponen de sillas infantiles?",
        answer:
          "Sí, instaladas en el momento de la entrega. Indique en la nota cuántos niños viajan, su edad y su estatura: nosotros las preparamos.",
      },
      { question: "¿Cuánto cuesta una furgoneta al día?", answer: "{price}" },
      { question: "¿De cuánto es la fianza de una furgoneta?", answer: "{deposit}" },
    ],
  },
  onEachPage: "Figura junto al precio de cada coche, antes de la solicitud.",
  price: {
    unknown: "El precio para sus fechas figura junto a cada coche, antes de la solicitud.",
    ofAll:
      "Todas nuestras tarifas están entre {lowest} y {highest}\u00a0euros al día; el total para sus fechas figura junto a cada coche, antes de la solicitud.",
    single: "{rate}\u00a0euros, con seguro completo y entrega en la ciudad incluidos.",
    span: "De {lowest} a {highest}\u00a0euros, según el coche, con seguro completo y entrega en la ciudad incluidos.",
  },
  deposit: {
    ofCategory: "La fianza es {deposit}, según el coche.",
    ofCategoryAndFleet: "La fianza es {deposit}; en toda la flota es {fleetDeposit}, según el coche.",
    single: "de {amount}\u00a0euros",
    span: "de entre {lowest} y {highest}\u00a0euros",
    exact: "La cifra exacta figura junto al precio de cada coche, con la franquicia: es {held}.",
  },
  licence: {
    unknown: "el permiso de conducir",
    single: "el permiso de conducir con al menos {years} años de antigüedad",
    span: "el permiso de conducir con un mínimo de {lowest} a {highest} años de antigüedad, según el coche",
  },
  age: {
    single: "La edad mínima es de {age} años cumplidos el día de la recogida.",
    span: "La edad mínima es de {lowest} años cumplidos el día de la recogida, {highest} para algunos coches: figura en las condiciones de cada uno, antes de la solicitud.",
  },
  borders: {
    unknown: "Depende del itinerario.",
    inCountry: "Operamos {inCountry}.",
    inCountries: "Sí, en los {countries} en los que operamos: {names}.",
    elsewhere:
      "Para otros países, indique el itinerario en la nota de la solicitud: le respondemos antes de la confirmación.",
  },
  track: {
    roadOnly: "No: el seguro completo cubre el uso en carretera.",
    events: "Para conducir en circuito están los eventos de la Comunidad VIP, con coches e instructores propios.",
  },
};
