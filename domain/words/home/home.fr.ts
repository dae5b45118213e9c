import type { Translated } from "#domain/words/text.ts";
import type { HOME_IT } from "./home.it.ts";

export const HOME_FR: Translated<typeof HOME_IT> = {
  title: "Réservez votre voiture de luxe",
  phoneTitle: "Location de voitures de luxe",
  points: "Nos atouts",
  tiles: {
    title: "Choisissez la catégorie",
    lead: "Chaque voyage a la sienne.",
    cars: { one: "{count} voiture", other: "{count} voitures" },
  },
  carousel: {
    role: "carrousel",
    title: "Nos catégories",
    subtitle: "Découvrez notre collection exclusive de voitures de luxe",
    previous: "Catégorie précédente",
    next: "Catégorie suivante",
  },
  featured: {
    title: "Les plus désirées",
    bestRated: "Les mieux notées par ceux qui les ont conduites.",
    all: "Toute la collection",
  },
  brand: {
    title: "Notre marque",
    picture: "La voiture emblème de la maison, en studio",
    idea: "{company} est née d'une idée simple\u00a0: qui choisit une voiture veut exactement celle-là.",
    heritage:
      "Nous livrons des voitures de prestige {where} où comptent le temps et la discrétion. Chaque voiture a un seul responsable, qui la prépare et l'amène là où il le faut.",
    heritageSince:
      "Depuis {year}, nous livrons des voitures de prestige {where} où comptent le temps et la discrétion. Chaque voiture a un seul responsable, qui la prépare et l'amène là où il le faut.",
    deliveredWhere: {
      cities: "dans les villes",
      citiesOfEurope: "dans les villes d'Europe",
      onlyCountry: "dans les villes que nous desservons {inCountry},",
      countryAndCities: "{inCountry} et dans les villes",
      countryAndCitiesOfEurope: "{inCountry} et dans les villes d'Europe",
    },
    noSubstitute:
      "Pas de «\u00a0ou similaire\u00a0»\u00a0: le modèle, la finition et la couleur que vous lisez sur la fiche sont ceux que vous trouvez avec les clés.",
    included: "L'assurance complète est comprise, la livraison en ville aussi.",
  },
  brands: { title: "Les marques", card: "Découvrir la collection", loading: "Chargement des marques…" },
  destinations: { title: "Destinations", popular: "Populaire" },
  coverage: { everyCity: "Six pays, vingt-six villes", someCities: "Où nous livrons" },
  services: {
    title: "Au-delà des clés",
    transfer: "Transferts de luxe",
    transferText: "Chauffeur et voiture, de l'aéroport à votre porte.",
    concierge: "Conciergerie{hours}, y compris pour réserver",
    conciergeText: "Un assistant qui réserve le reste\u00a0: tables, mouillages, suites.",
    experiences: "Expériences exclusives",
    experiencesText: "Un week-end construit autour de la conduite.",
    booking: "Réservation immédiate, en toute autonomie",
    bookingText: "Depuis votre téléphone, à toute heure. {immediacy}",
  },
  magazine: { title: "Magazine", all: "Tous les articles", read: "Lire l'article" },
};
