import type { Translated } from "#domain/words/text.ts";
import type { SHARE_PICTURES_IT } from "./share-pictures.it.ts";

export const SHARE_PICTURES_DE: Translated<typeof SHARE_PICTURES_IT> = {
  rental: "Luxuswagen mieten",
  perDay: "ab {rate} am Tag",
  perHour: "ab {rate} pro Stunde",
  cars: { one: "{count} Fahrzeug", other: "{count} Fahrzeuge" },
  collection: "Die ganze Kollektion",
  categoryInCity: {
    sportive: "Sportwagen in {city}",
    cabrio: "Cabrios in {city}",
    suv: "SUVs in {city}",
    berline: "Limousinen in {city}",
    van: "Vans in {city}",
  },
  brandInCity: "{brand} in {city}",
  slogan: "Fahren Sie Ihren Traumwagen. Wirklich.",
  club: { kicker: "Der Club für Mitglieder", headline: "VIP-Community" },
  magazine: { kicker: "Straßen, Fahrzeuge und Orte", headline: "Magazin", article: "Magazin · {category}" },
  favourites: "Favoriten",
  privacy: "Datenschutz und Cookies",
  terms: "Allgemeine Geschäftsbedingungen",
  contacts: { headline: "Kontakt", always: "Rund um die Uhr" },
  whereWeOperate: "Wo wir sind",
  experience: { kicker: "Erlebnis ab {city}", price: "{price} pro {unit}" },
  jets: {
    kicker: "Privatjet chartern",
    headline: "Privatjets",
    fromCities: { one: "Ab {count} Stadt", other: "Ab {count} Städten" },
    fromCitiesOfEurope: { one: "Ab {count} europäischen Stadt", other: "Ab {count} europäischen Städten" },
    fromCity: "Privatjets ab {city}",
    typeFromCity: "{type} ab {city}",
    reply: "Sofortige Schätzung, Antwort innerhalb von {promised}",
  },
};
