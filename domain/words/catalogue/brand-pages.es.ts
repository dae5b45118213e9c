import type { Translated } from "#domain/words/text.ts";
import type { BRAND_PAGES_IT } from "./brand-pages.it.ts";

export const BRAND_PAGES_ES: Translated<typeof BRAND_PAGES_IT> = {
  models: { one: "Un modelo", other: "Modelos" },
  available: { one: "{count} disponible", other: "{count} disponibles" },
  cities: { one: "Una ciudad", other: "Ciudades" },
  averageRate: "Precio medio al día",
  categories: { one: "Categoría", other: "Categorías" },
  carsIn: { one: "Un coche en {city}", other: "Coches en {city}" },
  seeCar: "{name}: fechas y precio",
  interior: "{title}, el interior",
  inProfile: "{title} de perfil",
  delivery: "Entrega",
  deliveredWithin: "En 24 horas",
  quickDelivery: "24h quick delivery",
  ourCars: { one: "Nuestro {brand}", other: "Nuestros {brand}" },
  basedIn: "Con base en {city}",
  none: "Ningún {brand} por ahora",
  askForModel: "Escríbanos qué modelo busca: le respondemos en {promised}.",
  deliveredElsewhere: "Entrega en otros lugares",
  deliveredElsewhereNote: "Sin suplemento, también en las ciudades donde no tenemos ninguno.",
  everyBrandInCities: {
    one: "Los coches de todas las marcas, en la misma ciudad:",
    other: "Los coches de todas las marcas, en las mismas ciudades:",
  },
  everyBrandInCity: "Los coches de todas las marcas, en la misma ciudad: <city>{city}</city>.",
  otherCities: "{brand} en otras ciudades:",
  otherBrands: "Las otras marcas en {city}:",
  everyBrand: "De todas las marcas:",
  luxuryCarsIn: "los coches de lujo en {city}",
  conditions: {
    deposit: "Fianza",
    kilometres: "Kilómetros incluidos al día",
    age: "Edad mínima del conductor",
    years: "{age} años",
    higherAge: "{age} para algunos coches",
  },
  rentTitle: { usual: "Alquilar un {brand} en {city}", vowel: "Alquilar un {brand} en {city}" },
  inCity: {
    none: {
      usual:
        "Por ahora ningún {brand} con base en {city} está disponible: indíquenos las fechas y buscamos el más cercano.",
      vowel:
        "Por ahora ningún {brand} con base en {city} está disponible: indíquenos las fechas y buscamos el más cercano.",
    },
    noneButDelivered: {
      usual:
        "Por ahora ningún {brand} con base en {city} está disponible: le llevamos uno, sin suplemento, desde {cities}.",
      vowel:
        "Por ahora ningún {brand} con base en {city} está disponible: le llevamos uno, sin suplemento, desde {cities}.",
    },
    one: {
      usual: "En {city} encuentra un {brand} ({categories}), {rates}.",
      vowel: "En {city} encuentra un {brand} ({categories}), {rates}.",
    },
    several: {
      one: "En {city} encuentra {count} {brand} ({categories}), {rates}.",
      other: "En {city} encuentra {count} {brand} ({categories}), {rates}.",
    },
    rate: "a {rate} al día",
    rates: "de {lowest} a {highest} al día",
    included:
      "El seguro completo y la entrega en la ciudad están incluidos, y el total de sus fechas aparece antes de que nos deje sus datos.",
    licence: {
      one: "El conductor debe tener el permiso desde hace al menos {count} año. Al final del alquiler se libera la fianza.",
      other:
        "El conductor debe tener el permiso desde hace al menos {count} años. Al final del alquiler se libera la fianza.",
    },
    delivery:
      "Lo llevamos adonde usted quiera en {city}: al hotel, a la oficina, a la estación o al aeropuerto, normalmente en las 24 horas siguientes a la confirmación. En la entrega, una persona le enseña los mandos y los documentos.",
    deliveredFrom:
      "Si sus fechas ya están ocupadas, le llevamos otros {brand} a {city}, sin suplemento, desde {cities}.",
    tooFar: "Otros {brand} están en {cities}, demasiado lejos para una entrega.",
  },
};
