import type { Translated } from "#domain/words/text.ts";
import type { WHERE_WE_OPERATE_IT } from "./where-we-operate.it.ts";

export const WHERE_WE_OPERATE_ES: Translated<typeof WHERE_WE_OPERATE_IT> = {
  title: "Dónde estamos",
  empty: "Las primeras ciudades están por llegar: mientras tanto, pregúntenos si podemos ir a la suya.",
  countries: { one: "{count} país", other: "{count} países" },
  summary: "{countries}, {cities}. Donde no tenemos sede, le llevamos el coche.",
  city: "<shared>Alquiler de coches de lujo</shared> en {city}",
  cityLink: "Alquiler de coches de lujo {city}",
  suppliedFrom: "desde {city}",
  onRequest: "a petición",
  arrivals: "Cómo llega hasta usted",
  missing: "¿No está su ciudad?",
  ask: "Pregúntenos si podemos llegar",
  freeDelivery: {
    title: "Entrega gratuita",
    text: "En el aeropuerto, en el hotel, en casa o en la oficina, en cada una de estas ciudades. En la devolución pasamos a recogerlo donde esté.",
    textWithSupplement:
      "En el hotel, en casa o en la oficina, en cada una de estas ciudades; para un aeropuerto fuera de la ciudad puede haber un suplemento, que verá antes de enviar la solicitud. En la devolución pasamos a recogerlo donde esté.",
  },
  fromNearby: {
    title: "Desde una ciudad cercana",
    text: "Donde no tenemos coches, el suyo llega de la ciudad indicada junto al nombre: el viaje hasta usted no se paga.",
  },
  oneWay: {
    title: "Devolución en otro lugar",
    free: "Lo recoge en una ciudad y lo devuelve en otra de las nuestras, también al otro lado de la frontera, sin suplemento.",
    rate: "Lo recoge en una ciudad y lo devuelve en otra de las nuestras, también al otro lado de la frontera: {rate} por kilómetro entre las dos.",
  },
};
