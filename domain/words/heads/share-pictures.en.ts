import type { Translated } from "#domain/words/text.ts";
import type { SHARE_PICTURES_IT } from "./share-pictures.it.ts";

export const SHARE_PICTURES_EN: Translated<typeof SHARE_PICTURES_IT> = {
  rental: "Luxury car rental",
  perDay: "from {rate} a day",
  perHour: "from {rate} an hour",
  cars: { one: "{count} car", other: "{count} cars" },
  collection: "The full collection",
  categoryInCity: {
    sportive: "Sports Cars in {city}",
    cabrio: "Convertibles in {city}",
    suv: "SUVs in {city}",
    berline: "Saloons in {city}",
    van: "Vans in {city}",
  },
  brandInCity: "{brand} in {city}",
  slogan: "Drive the car you dream of. Really.",
  club: { kicker: "The members’ club", headline: "VIP Community" },
  magazine: { kicker: "Roads, cars and places", headline: "Magazine", article: "Magazine · {category}" },
  favourites: "Favourites",
  privacy: "Privacy and cookies",
  terms: "Terms and conditions",
  contacts: { headline: "Contact", always: "24 hours a day" },
  whereWeOperate: "Where we operate",
  experience: { kicker: "An experience from {city}", price: "{price} per {unit}" },
  jets: {
    kicker: "Private jet charter",
    headline: "Private jets",
    fromCities: { one: "From {count} city", other: "From {count} cities" },
    fromCitiesOfEurope: { one: "From {count} European city", other: "From {count} European cities" },
    fromCity: "Private jets from {city}",
    typeFromCity: "{type} from {city}",
    reply: "Instant estimate, reply within {promised}",
  },
};
