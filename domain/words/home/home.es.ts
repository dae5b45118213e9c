import type { Translated } from "#domain/words/text.ts";
import type { HOME_IT } from "./home.it.ts";

export const HOME_ES: Translated<typeof HOME_IT> = {
  title: "Reserve su coche de lujo",
  phoneTitle: "Alquiler de coches de lujo",
  points: "Ventajas",
  tiles: {
    title: "Elija la categoría",
    lead: "Cada viaje tiene la suya.",
    cars: { one: "{count} coche", other: "{count} coches" },
  },
  carousel: {
    role: "carrusel",
    title: "Nuestras categorías",
    subtitle: "Descubra nuestra exclusiva colección de coches de lujo",
    previous: "Categoría anterior",
    next: "Categoría siguiente",
  },
  featured: {
    title: "Los más deseados",
    bestRated: "Los mejor valorados por quienes los han conducido.",
    all: "Toda la colección",
  },
  brand: {
    title: "Nuestra marca",
    picture: "El buque insignia de la casa, en el estudio",
    idea: "{company} nace de una idea sencilla: quien elige un coche quiere exactamente ese.",
    heritage:
      "Entregamos coches de alta gama {where} donde cuentan el tiempo y la discreción. Cada coche tiene un único responsable, que lo prepara y lo lleva adonde hace falta.",
    heritageSince:
      "Desde {year} entregamos coches de alta gama {where} donde cuentan el tiempo y la discreción. Cada coche tiene un único responsable, que lo prepara y lo lleva adonde hace falta.",
    deliveredWhere: {
      cities: "en las ciudades",
      citiesOfEurope: "en las ciudades de Europa",
      onlyCountry: "en las ciudades que atendemos {inCountry},",
      countryAndCities: "{inCountry} y en las ciudades",
      countryAndCitiesOfEurope: "{inCountry} y en las ciudades de Europa",
    },
    noSubstitute:
      "Nada de «o similar»: el modelo, el acabado y el color que lee en la ficha son los que encuentra con las llaves.",
    included: "El seguro completo está incluido, y la entrega en la ciudad también.",
  },
  brands: { title: "Las marcas", card: "Descubra la colección", loading: "Cargando las marcas…" },
  destinations: { title: "Destinos", popular: "Popular" },
  coverage: { everyCity: "Seis países, veintiséis ciudades", someCities: "Dónde entregamos" },
  services: {
    title: "Más allá de las llaves",
    transfer: "Traslados de lujo",
    transferText: "Chófer y coche, del aeropuerto a la puerta.",
    concierge: "Concierge{hours}, también para reservar",
    conciergeText: "Un asistente que reserva el resto: mesas, amarres, suites.",
    experiences: "Experiencias exclusivas",
    experiencesText: "Un fin de semana en torno al volante.",
    booking: "Reserva inmediata, por su cuenta",
    bookingText: "Desde el teléfono, a cualquier hora. {immediacy}",
  },
  magazine: { title: "Revista", all: "Todos los artículos", read: "Leer el artículo" },
};
