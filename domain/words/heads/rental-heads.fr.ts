import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_HEADS_IT } from "./rental-heads.it.ts";

export const RENTAL_HEADS_FR: Translated<typeof RENTAL_HEADS_IT> = {
  crumbs: { home: "Accueil", rental: "Location de voitures de luxe", cars: "Nos voitures", explore: "Collection" },
  opening: "{subject}\u00a0: {stock}.",
  stock: { one: "une voiture", other: "{count} voitures" },
  noStock: "aucune voiture disponible pour l'instant",
  deliveredStock: "livraison depuis les villes voisines",
  fromRate: "Dès {rate} par jour.",
  included: "Assurance complète et livraison comprises.",
  freeDelivery: "Livraison gratuite sous 24 heures.",
  home: {
    title: "Location de voitures de luxe",
    subject: "Location de voitures de luxe",
    inCountries: "Location de voitures de luxe {inCountries}.",
    keywords: ["location voiture de luxe", "location supercar"],
    cityKeyword: "voiture de luxe {city}",
    countryKeyword: "location voiture de luxe {country}",
  },
  hub: {
    heading: "Location de voitures de luxe",
    inCountry: {
      one: "Location de voitures de luxe dans {count} ville, {inCountry}",
      other: "Location de voitures de luxe dans {count} villes, {inCountry}",
    },
    inCountries: {
      one: "Location de voitures de luxe dans {count} ville et {countries}",
      other: "Location de voitures de luxe dans {count} villes et {countries}",
    },
    keywords: ["location voiture de luxe", "location supercar", "location voiture de prestige"],
    regionKeyword: "voiture de luxe",
  },
  collection: {
    title: "Nos voitures",
    subject: "Toute la collection, catégorie par catégorie",
    keywords: ["voitures de luxe à louer", "collection", "supercars", "cabriolets", "SUV", "berlines", "vans"],
  },
  category: {
    headings: {
      sportive: "Location de sportives de luxe",
      cabrio: "Location de cabriolets de luxe",
      suv: "Location de SUV de luxe",
      berline: "Location de berlines de luxe",
      van: "Location de vans de luxe",
    },
    subjects: {
      sportive: "Location de sportives de luxe",
      cabrio: "Location de cabriolets de luxe",
      suv: "Location de SUV de luxe",
      berline: "Location de berlines de luxe",
      van: "Location de vans de luxe",
    },
    keywords: {
      sportive: ["location sportive de luxe", "sportives", "louer une sportive"],
      cabrio: ["location cabriolet de luxe", "cabriolets", "louer un cabriolet"],
      suv: ["location SUV de luxe", "SUV", "louer un SUV"],
      berline: ["location berline de luxe", "berlines", "louer une berline"],
      van: ["location van de luxe", "vans", "louer un van"],
    },
  },
  categoryInCity: {
    titles: {
      sportive: "Location de sportives de luxe à {city}",
      cabrio: "Location de cabriolets de luxe à {city}",
      suv: "Location de SUV de luxe à {city}",
      berline: "Location de berlines de luxe à {city}",
      van: "Location de vans de luxe à {city}",
    },
    headings: {
      sportive: "Sportives à {city}",
      cabrio: "Cabriolets à {city}",
      suv: "SUV à {city}",
      berline: "Berlines à {city}",
      van: "Vans à {city}",
    },
    subjects: {
      sportive: "Location de sportives de luxe à {city}",
      cabrio: "Location de cabriolets de luxe à {city}",
      suv: "Location de SUV de luxe à {city}",
      berline: "Location de berlines de luxe à {city}",
      van: "Location de vans de luxe à {city}",
    },
    keywords: {
      sportive: ["location sportive {city}", "sportives de luxe {city}"],
      cabrio: ["location cabriolet {city}", "cabriolets de luxe {city}"],
      suv: ["location SUV {city}", "SUV de luxe {city}"],
      berline: ["location berline {city}", "berlines de luxe {city}"],
      van: ["location van {city}", "vans de luxe {city}"],
    },
  },
  city: {
    heading: "Location de voitures de luxe à {city}",
    stock: {
      one: "Location de voitures de luxe à {city}\u00a0: une voiture.",
      other: "Location de voitures de luxe à {city}\u00a0: {count} voitures.",
    },
    delivered: "Location de voitures de luxe à {city}, livrées depuis les villes voisines.",
    empty: "Aucune voiture à {city} pour l'instant.",
    keywords: ["location voiture de luxe {city}", "location supercar {city}"],
  },
  brand: { title: "Location {brand}", keywords: ["location {brand}", "louer {brand}", "{brand} à louer"] },
  brandInCity: {
    title: "Location {brand} à {city}",
    heading: "{brand} à {city}",
    keywords: ["location {brand} {city}", "louer {brand} {city}"],
  },
  vehicle: {
    title: "Location {vehicle} à {city}",
    fromRate: "Dès {rate} par jour, assurance comprise.",
    available: "Louez {vehicle} à {city}.",
    unavailable: "Pour l'instant, {vehicle} n'est pas disponible à {city}.",
    keywords: ["location {vehicle}", "{vehicle} {city}", "louer {vehicle}"],
    description: "{vehicle} à louer à {city}, assurance complète et livraison comprises.",
  },
  explore: {
    auto: {
      description:
        "Toute la collection à louer\u00a0: le prix complet pour vos dates, assurance complète et livraison gratuite en ville.",
      keywords: ["location voiture de luxe", "location supercar", "prix par jour"],
    },
    jet: {
      description:
        "Les jets privés de la flotte, avec places, autonomie et tarif horaire. L'estimation est immédiate, le devis précise quel jet est libre.",
      keywords: ["location jet privé", "jet privé", "tarif horaire jet"],
    },
    experience: {
      description:
        "Des expériences au volant, un week-end entier\u00a0: voiture, hôtel et table déjà choisis, à un prix tout compris.",
      keywords: ["expériences de conduite", "week-end voiture de luxe"],
    },
  },
};
