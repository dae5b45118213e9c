import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_PAGE_IT } from "./vehicle-page.it.ts";

export const VEHICLE_PAGE_ES: Translated<typeof VEHICLE_PAGE_IT> = {
  title: "El coche",
  categoryAndCity: "{category}, {city}",
  sameBrand: "De la misma marca:",
  sameCategory: "De la misma categoría:",
  inCity: "{what} {place}",
  everywhere: "{what} en todas las ciudades",
  similar: {
    sportive: "Más deportivos {place}",
    cabrio: "Más descapotables {place}",
    suv: "Más SUV {place}",
    berline: "Más berlinas {place}",
    van: "Más furgonetas {place}",
  },
  similarElsewhere: {
    sportive: "Deportivos en otras ciudades",
    cabrio: "Descapotables en otras ciudades",
    suv: "SUV en otras ciudades",
    berline: "Berlinas en otras ciudades",
    van: "Furgonetas en otras ciudades",
  },
  more: "Más {category} en {city}",
  moreElsewhere: "Más {category} en otras ciudades",
  allSimilar: {
    sportive: "Todos los deportivos",
    cabrio: "Todos los descapotables",
    suv: "Todos los SUV",
    berline: "Todas las berlinas",
    van: "Todas las furgonetas",
  },
  experience: {
    add: "Añadir {name}",
    terms: "{price} por {unit}, con este coche",
  },
  colours: {
    title: "Colores",
    promise: "Elija las fechas: le decimos en qué colores está libre, y recibe los que elija.",
  },
  dimensions: {
    title: "A escala",
    measures: {
      length: "Longitud",
      width: "Anchura",
      height: "Altura",
      wheelbase: "Batalla",
    },
    heightClosed: "Altura con la capota cerrada",
    millimetres: "{value} mm",
    note: "Ilustraciones propias, todas a la misma escala. Medidas del fabricante, anchura sin retrovisores.",
  },
};
