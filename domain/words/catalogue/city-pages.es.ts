import type { Translated } from "#domain/words/text.ts";
import type { CITY_PAGES_IT } from "./city-pages.it.ts";

export const CITY_PAGES_ES: Translated<typeof CITY_PAGES_IT> = {
  included: "Seguro completo y entrega incluidos.",
  byCategory: "Por categoría, en {city}",
  noneOfCategory: "Ninguno por ahora",
  allCars: "Todos los coches en {city}",
  freeDelivery:
    "La entrega en la ciudad es gratuita, en el hotel o en casa; para un aeropuerto lejano el total indica el suplemento.",
  nearest: "Las ciudades más cercanas",
  none: "Ningún coche en {city} por ahora",
  nothingDelivered:
    "Ninguno de nuestros coches llega hasta aquí. Estas son las ciudades más cercanas donde sí los hay.",
  languages: "Idioma de la página",
  showMore: "Seguir leyendo",
  showLess: "Mostrar menos",
  brands: "Las marcas que encuentra en {city}:",
  categories: "Las categorías en cada ciudad:",
  hub: "Todas las ciudades y todas las categorías están en la página",
  hubName: "Alquiler de coches de lujo",
};
