import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_PAGES_IT } from "./rental-pages.it.ts";

export const RENTAL_PAGES_FR: Translated<typeof RENTAL_PAGES_IT> = {
  fleet: "{cars} dans {withCars}, livraison dans {served}, dès\u00a0{rate}\u00a0par\u00a0jour.",
  brands: "Nos marques\u00a0:",
  weekends: "Un week-end clés en main\u00a0:",
  collection: {
    title: "Nos voitures",
    range: "{cars}, de {lowest} à {highest} par jour",
    search: "Chercher par ville et par dates",
    categories: "Catégories",
    all: { one: "La voiture ({count})", other: "Les {count} voitures" },
    conditions: "Conditions et questions",
  },
  category: {
    carsInCities: "{cars} dans {cities}",
    none: "Aucune voiture pour l'instant",
    noneHint: "Il n'y a rien à louer dans cette catégorie en ce moment.",
    everyCity: "Toutes nos voitures, ville par ville\u00a0:",
    otherCategories: "Les autres catégories\u00a0:",
    intro: {
      sportive: "Des voitures que l'on sent dans le dos, à conduire soi-même et sans hâte de les rendre.",
      cabrio: "Pour les routes qui longent un lac, une mer ou une colline.",
      suv: "De la place pour tous et pour les valises, avec la même sérénité sur la neige et sur l'autoroute.",
      berline: "Les grandes berlines\u00a0: à l'arrière, on arrive aussi reposé que celui qui conduit.",
      van: "Pour ceux qui voyagent à plusieurs et ne veulent pas se séparer.",
    },
    all: {
      sportive: "Toutes les sportives",
      cabrio: "Tous les cabriolets",
      suv: "Tous les SUV",
      berline: "Toutes les berlines",
      van: "Tous les vans",
    },
    sorted: {
      sportive: "Les mieux notées en premier.",
      cabrio: "Les mieux notés en premier.",
      suv: "Les mieux notés en premier.",
      berline: "Les mieux notées en premier.",
      van: "Les mieux notés en premier.",
    },
    brands: {
      sportive: "Les marques de nos sportives\u00a0:",
      cabrio: "Les marques de nos cabriolets\u00a0:",
      suv: "Les marques de nos SUV\u00a0:",
      berline: "Les marques de nos berlines\u00a0:",
      van: "Les marques de nos vans\u00a0:",
    },
  },
  categoryInCity: {
    included: "{cars}, assurance et livraison comprises.",
    noneHint: "Nous n'en livrons pas jusqu'ici\u00a0: voici les villes où en trouver.",
    otherCategories: "Autres catégories à {city}",
    elsewhere: {
      sportive: "Sportives dans d'autres villes",
      cabrio: "Cabriolets dans d'autres villes",
      suv: "SUV dans d'autres villes",
      berline: "Berlines dans d'autres villes",
      van: "Vans dans d'autres villes",
    },
    none: {
      sportive: "Aucune sportive à {city} pour l'instant",
      cabrio: "Aucun cabriolet à {city} pour l'instant",
      suv: "Aucun SUV à {city} pour l'instant",
      berline: "Aucune berline à {city} pour l'instant",
      van: "Aucun van à {city} pour l'instant",
    },
    brands: {
      sportive: "Les marques de nos sportives à {city}\u00a0:",
      cabrio: "Les marques de nos cabriolets à {city}\u00a0:",
      suv: "Les marques de nos SUV à {city}\u00a0:",
      berline: "Les marques de nos berlines à {city}\u00a0:",
      van: "Les marques de nos vans à {city}\u00a0:",
    },
  },
};
