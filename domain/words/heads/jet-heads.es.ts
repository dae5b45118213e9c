import type { Translated } from "#domain/words/text.ts";
import type { JET_HEADS_IT } from "./jet-heads.it.ts";

export const JET_HEADS_ES: Translated<typeof JET_HEADS_IT> = {
  crumbs: { jets: "Jets privados", experiences: "Experiencias" },
  estimated: "Estimación inmediata por trayecto.",
  replyWithin: "Respuesta en {promised}.",
  jets: { one: "un jet", other: "{count} jets" },
  service: "Alquiler de jets privados",
  hub: {
    title: "Alquiler de jets privados",
    heading: "Alquiler de jets privados",
    fromCity: "Alquiler de jets privados desde {city}: {jets}, desde {rate} por hora.",
    fromCities: {
      one: "Alquiler de jets privados desde {count} ciudad: {jets}, desde {rate} por hora.",
      other: "Alquiler de jets privados desde {count} ciudades: {jets}, desde {rate} por hora.",
    },
    fromEuropeanCities: {
      one: "Alquiler de jets privados desde {count} ciudad de Europa: {jets}, desde {rate} por hora.",
      other: "Alquiler de jets privados desde {count} ciudades de Europa: {jets}, desde {rate} por hora.",
    },
    keywords: ["alquiler jet privado", "chárter jet privado", "aerotaxi", "precio jet privado", "vuelo privado"],
  },
  city: {
    title: "Alquiler de jets privados en {city}",
    heading: "Jets privados en {city}",
    name: "Alquiler de jets privados en {city}",
    description:
      "Alquiler de jets privados desde {city}: {jets}, desde {rate} por hora, con los trayectos más pedidos.",
    empty: "Ningún jet tiene base en {city} por ahora: estas son las ciudades más cercanas desde las que volar.",
    keywords: ["jet privado {city}", "alquiler jet {city}", "chárter jet privado {city}"],
  },
  type: {
    title: "{type} en {city}",
    description: "Alquiler de {type} desde {city}: {jets}, desde {rate} por hora.",
    keywords: ["{type} {city}", "alquiler {type}", "jet privado {city}"],
  },
  model: {
    title: "{jet} en {city}",
    description: "Alquiler de {jet} desde {city}: {passengers} plazas, {range} de autonomía, {rate} por hora.",
    keywords: ["alquiler {jet}", "{jet} {city}", "{type}", "jet privado {city}"],
  },
  experience: {
    title: "{experience}, experiencia desde {city}",
    description: "{experience}: {duration}, desde {city}.",
    price: "{price} por {unit}, para dos personas.",
    keywords: ["{experience}", "experiencia coche de lujo", "fin de semana {city}"],
  },
};
