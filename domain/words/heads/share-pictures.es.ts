import type { Translated } from "#domain/words/text.ts";
import type { SHARE_PICTURES_IT } from "./share-pictures.it.ts";

export const SHARE_PICTURES_ES: Translated<typeof SHARE_PICTURES_IT> = {
  rental: "Alquiler de coches de lujo",
  perDay: "desde {rate} al día",
  perHour: "desde {rate} por hora",
  cars: { one: "{count} coche", other: "{count} coches" },
  collection: "La colección completa",
  categoryInCity: {
    sportive: "Deportivos en {city}",
    cabrio: "Descapotables en {city}",
    suv: "SUV en {city}",
    berline: "Berlinas en {city}",
    van: "Furgonetas en {city}",
  },
  brandInCity: "{brand} en {city}",
  slogan: "Conduzca el coche de sus sueños. De verdad.",
  club: { kicker: "El club de los miembros", headline: "Comunidad VIP" },
  magazine: { kicker: "Carreteras, coches y lugares", headline: "Revista", article: "Revista · {category}" },
  favourites: "Favoritos",
  privacy: "Privacidad y cookies",
  terms: "Términos y condiciones",
  contacts: { headline: "Contacto", always: "Las 24 horas" },
  whereWeOperate: "Dónde estamos",
  experience: { kicker: "Experiencia desde {city}", price: "{price} por {unit}" },
  jets: {
    kicker: "Alquiler de jets privados",
    headline: "Jets privados",
    fromCities: { one: "Desde {count} ciudad", other: "Desde {count} ciudades" },
    fromCitiesOfEurope: { one: "Desde {count} ciudad de Europa", other: "Desde {count} ciudades de Europa" },
    fromCity: "Jets privados desde {city}",
    typeFromCity: "{type} desde {city}",
    reply: "Estimación inmediata, respuesta en {promised}",
  },
};
