import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_PAGES_IT } from "./rental-pages.it.ts";

export const RENTAL_PAGES_ES: Translated<typeof RENTAL_PAGES_IT> = {
  fleet: "{cars} en {withCars}, entrega en {served}, desde\u00a0{rate}\u00a0al\u00a0día.",
  brands: "Nuestras marcas:",
  weekends: "Un fin de semana llave en mano:",
  collection: {
    title: "Nuestros coches",
    range: "{cars}, de {lowest} a {highest} al día",
    search: "Buscar por ciudad y fechas",
    categories: "Categorías",
    all: { one: "El coche ({count})", other: "Los {count} coches" },
    conditions: "Condiciones y preguntas",
  },
  category: {
    carsInCities: "{cars} en {cities}",
    none: "Ningún coche por ahora",
    noneHint: "En esta categoría no hay nada que alquilar en este momento.",
    everyCity: "Todos nuestros coches, ciudad por ciudad:",
    otherCategories: "Las otras categorías:",
    intro: {
      sportive: "Coches que se sienten en la espalda, para conducirlos uno mismo y sin prisa por devolverlos.",
      cabrio: "Para las carreteras que bordean un lago, un mar o una colina.",
      suv: "Sitio para todos y para las maletas, con la misma calma en la nieve y en la autopista.",
      berline: "Los buques insignia: quien va detrás llega tan descansado como quien conduce.",
      van: "Para quienes viajan en grupo y no quieren separarse.",
    },
    all: {
      sportive: "Todos los deportivos",
      cabrio: "Todos los descapotables",
      suv: "Todos los SUV",
      berline: "Todas las berlinas",
      van: "Todas las furgonetas",
    },
    sorted: {
      sportive: "Primero los mejor valorados.",
      cabrio: "Primero los mejor valorados.",
      suv: "Primero los mejor valorados.",
      berline: "Primero las mejor valoradas.",
      van: "Primero las mejor valoradas.",
    },
    brands: {
      sportive: "Las marcas de nuestros deportivos:",
      cabrio: "Las marcas de nuestros descapotables:",
      suv: "Las marcas de nuestros SUV:",
      berline: "Las marcas de nuestras berlinas:",
      van: "Las marcas de nuestras furgonetas:",
    },
  },
  categoryInCity: {
    included: "{cars}, con seguro y entrega incluidos.",
    noneHint: "Hasta aquí no llegamos con esta categoría: estas son las ciudades donde está disponible.",
    otherCategories: "Otras categorías en {city}",
    elsewhere: {
      sportive: "Deportivos en otras ciudades",
      cabrio: "Descapotables en otras ciudades",
      suv: "SUV en otras ciudades",
      berline: "Berlinas en otras ciudades",
      van: "Furgonetas en otras ciudades",
    },
    none: {
      sportive: "Ningún deportivo en {city} por ahora",
      cabrio: "Ningún descapotable en {city} por ahora",
      suv: "Ningún SUV en {city} por ahora",
      berline: "Ninguna berlina en {city} por ahora",
      van: "Ninguna furgoneta en {city} por ahora",
    },
    brands: {
      sportive: "Las marcas de nuestros deportivos en {city}:",
      cabrio: "Las marcas de nuestros descapotables en {city}:",
      suv: "Las marcas de nuestros SUV en {city}:",
      berline: "Las marcas de nuestras berlinas en {city}:",
      van: "Las marcas de nuestras furgonetas en {city}:",
    },
  },
};
