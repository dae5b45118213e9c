import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_HEADS_IT } from "./rental-heads.it.ts";

export const RENTAL_HEADS_ES: Translated<typeof RENTAL_HEADS_IT> = {
  crumbs: { home: "Inicio", rental: "Alquiler de coches de lujo", cars: "Nuestros coches", explore: "Colección" },
  opening: "{subject}: {stock}.",
  stock: { one: "un coche", other: "{count} coches" },
  noStock: "ningún coche disponible por ahora",
  deliveredStock: "entrega desde las ciudades cercanas",
  fromRate: "Desde {rate} al día.",
  included: "Seguro completo y entrega incluidos.",
  freeDelivery: "Entrega gratuita en 24 horas.",
  home: {
    title: "Alquiler de coches de lujo",
    subject: "Alquiler de coches de lujo",
    inCountries: "Alquiler de coches de lujo {inCountries}.",
    keywords: ["alquiler coche de lujo", "alquiler superdeportivo"],
    cityKeyword: "coches de lujo {city}",
    countryKeyword: "alquiler coche de lujo {country}",
  },
  hub: {
    heading: "Alquiler de coches de lujo",
    inCountry: {
      one: "Alquiler de coches de lujo en {count} ciudad, {inCountry}",
      other: "Alquiler de coches de lujo en {count} ciudades, {inCountry}",
    },
    inCountries: {
      one: "Alquiler de coches de lujo en {count} ciudad y {countries}",
      other: "Alquiler de coches de lujo en {count} ciudades y {countries}",
    },
    keywords: ["alquiler coche de lujo", "alquiler superdeportivo", "alquiler coche de alta gama"],
    regionKeyword: "coches de lujo",
  },
  collection: {
    title: "Nuestros coches",
    subject: "La colección completa, categoría por categoría",
    keywords: [
      "coches de lujo de alquiler",
      "colección",
      "superdeportivos",
      "descapotables",
      "SUV",
      "berlinas",
      "furgonetas",
    ],
  },
  category: {
    headings: {
      sportive: "Alquiler de deportivos de lujo",
      cabrio: "Alquiler de descapotables de lujo",
      suv: "Alquiler de SUV de lujo",
      berline: "Alquiler de berlinas de lujo",
      van: "Alquiler de furgonetas de lujo",
    },
    subjects: {
      sportive: "Alquiler de deportivos de lujo",
      cabrio: "Alquiler de descapotables de lujo",
      suv: "Alquiler de SUV de lujo",
      berline: "Alquiler de berlinas de lujo",
      van: "Alquiler de furgonetas de lujo",
    },
    keywords: {
      sportive: ["alquiler deportivo de lujo", "deportivos", "alquilar un deportivo"],
      cabrio: ["alquiler descapotable de lujo", "descapotables", "alquilar un descapotable"],
      suv: ["alquiler SUV de lujo", "SUV", "alquilar un SUV"],
      berline: ["alquiler berlina de lujo", "berlinas", "alquilar una berlina"],
      van: ["alquiler furgoneta de lujo", "furgonetas", "alquilar una furgoneta"],
    },
  },
  categoryInCity: {
    titles: {
      sportive: "Alquiler de deportivos de lujo en {city}",
      cabrio: "Alquiler de descapotables de lujo en {city}",
      suv: "Alquiler de SUV de lujo en {city}",
      berline: "Alquiler de berlinas de lujo en {city}",
      van: "Alquiler de furgonetas de lujo en {city}",
    },
    headings: {
      sportive: "Deportivos en {city}",
      cabrio: "Descapotables en {city}",
      suv: "SUV en {city}",
      berline: "Berlinas en {city}",
      van: "Furgonetas en {city}",
    },
    subjects: {
      sportive: "Alquiler de deportivos de lujo en {city}",
      cabrio: "Alquiler de descapotables de lujo en {city}",
      suv: "Alquiler de SUV de lujo en {city}",
      berline: "Alquiler de berlinas de lujo en {city}",
      van: "Alquiler de furgonetas de lujo en {city}",
    },
    keywords: {
      sportive: ["alquiler deportivo {city}", "deportivos de lujo {city}"],
      cabrio: ["alquiler descapotable {city}", "descapotables de lujo {city}"],
      suv: ["alquiler SUV {city}", "SUV de lujo {city}"],
      berline: ["alquiler berlina {city}", "berlinas de lujo {city}"],
      van: ["alquiler furgoneta {city}", "furgonetas de lujo {city}"],
    },
  },
  city: {
    heading: "Alquiler de coches de lujo en {city}",
    stock: {
      one: "Alquiler de coches de lujo en {city}: un coche.",
      other: "Alquiler de coches de lujo en {city}: {count} coches.",
    },
    delivered: "Alquiler de coches de lujo en {city}, con entrega desde las ciudades cercanas.",
    empty: "Ningún coche en {city} por ahora.",
    keywords: ["alquiler coche de lujo {city}", "alquiler superdeportivo {city}"],
  },
  brand: { title: "Alquiler de {brand}", keywords: ["alquiler {brand}", "alquilar {brand}", "{brand} de alquiler"] },
  brandInCity: {
    title: "Alquiler de {brand} en {city}",
    heading: "{brand} en {city}",
    keywords: ["alquiler {brand} {city}", "alquilar {brand} {city}"],
  },
  vehicle: {
    title: "Alquiler {vehicle} en {city}",
    fromRate: "Desde {rate} al día, seguro incluido.",
    available: "Alquile el {vehicle} en {city}.",
    unavailable: "El {vehicle} no está disponible en {city} por ahora.",
    keywords: ["alquiler {vehicle}", "{vehicle} {city}", "alquilar {vehicle}"],
    description: "{vehicle} de alquiler en {city}, seguro completo y entrega incluidos.",
  },
  explore: {
    auto: {
      description:
        "Toda la colección de alquiler: el precio completo para sus fechas, seguro completo y entrega gratuita en la ciudad.",
      keywords: ["alquiler coche de lujo", "alquiler superdeportivo", "precio por día"],
    },
    jet: {
      description:
        "Los jets privados de la flota, con plazas, autonomía y tarifa por hora. La estimación es inmediata; el presupuesto dice qué jet está libre.",
      keywords: ["alquiler jet privado", "jet privado", "tarifa por hora jet"],
    },
    experience: {
      description:
        "Experiencias de conducción de un fin de semana entero: coche, hotel y mesa ya elegidos, con todo incluido en el precio.",
      keywords: ["experiencias de conducción", "fin de semana en coche de lujo"],
    },
  },
};
