import type { Translated } from "#domain/words/text.ts";
import type { SHARE_PICTURES_IT } from "./share-pictures.it.ts";

export const SHARE_PICTURES_FR: Translated<typeof SHARE_PICTURES_IT> = {
  rental: "Location de voitures de luxe",
  perDay: "dès {rate} par jour",
  perHour: "dès {rate} l'heure",
  cars: { one: "{count} voiture", other: "{count} voitures" },
  collection: "Toute la collection",
  categoryInCity: {
    sportive: "Sportives à {city}",
    cabrio: "Cabriolets à {city}",
    suv: "SUV à {city}",
    berline: "Berlines à {city}",
    van: "Vans à {city}",
  },
  brandInCity: "{brand} à {city}",
  slogan: "Conduisez la voiture de vos rêves. Vraiment.",
  club: { kicker: "Le club des membres", headline: "Communauté VIP" },
  magazine: { kicker: "Routes, voitures et lieux", headline: "Magazine", article: "Magazine · {category}" },
  favourites: "Favoris",
  privacy: "Confidentialité et cookies",
  terms: "Conditions générales",
  contacts: { headline: "Contact", always: "24\u00a0h/24" },
  whereWeOperate: "Où nous sommes présents",
  experience: { kicker: "Expérience à {city}", price: "{price} par {unit}" },
  jets: {
    kicker: "Location de jets privés",
    headline: "Jets privés",
    fromCities: { one: "Depuis {count} ville", other: "Depuis {count} villes" },
    fromCitiesOfEurope: { one: "Depuis {count} ville d'Europe", other: "Depuis {count} villes d'Europe" },
    fromCity: "Jets privés à {city}",
    typeFromCity: "{type} à {city}",
    reply: "Estimation immédiate, réponse sous {promised}",
  },
};
