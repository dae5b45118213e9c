import type { Translated } from "#domain/words/text.ts";
import type { CONTENT_HEADS_IT } from "./content-heads.it.ts";

export const CONTENT_HEADS_FR: Translated<typeof CONTENT_HEADS_IT> = {
  slogan: "Conduisez la voiture de vos rêves. Vraiment.",
  crumbs: {
    club: "Communauté VIP",
    contacts: "Contact",
    whereWeOperate: "Où nous sommes présents",
    privacy: "Confidentialité",
    terms: "Conditions générales",
    favourites: "Favoris",
    comparison: "Comparaison",
    magazine: "Magazine",
  },
  club: {
    title: "Communauté VIP, le club des membres",
    description:
      "Le club de ceux qui roulent avec nous\u00a0: circuit, dîners étoilés, week-ends sur la route, jusqu'à 30\u00a0% de remise. L'admission commence par une demande.",
    keywords: ["communauté vip", "club voitures de luxe", "événements voitures de luxe", "essai sur circuit"],
  },
  contacts: {
    title: "Contact, téléphone et WhatsApp",
    titleAlways: "Contact, téléphone et WhatsApp 24\u00a0h/24",
    description: "{phone}, e-mail et formulaire avec réponse sous {promised}. Notre siège est à {city}, {street}.",
    phone: {
      always: "Téléphone et WhatsApp 24\u00a0h/24",
      equal: "Téléphone et WhatsApp{hours}",
      different: "Téléphone{phoneHours}, WhatsApp{whatsappHours}",
    },
    keywords: ["contact", "contact {company}", "location voiture de luxe téléphone"],
    pageName: "Contacter {company}",
  },
  whereWeOperate: {
    title: "Où nous sommes présents",
    titleWithCities: {
      one: "Où nous sommes présents\u00a0: {count} ville",
      other: "Où nous sommes présents\u00a0: {count} villes",
    },
    empty: "Les premières villes arrivent\u00a0: en attendant, demandez-nous si nous pouvons venir dans la vôtre.",
    inCountry: {
      one: "La carte de la ville {inCountry} où nous livrons des voitures de luxe, avec celles qui s'y trouvent.",
      other: "La carte des {count} villes {inCountry} où nous livrons des voitures de luxe, avec celles de chacune.",
    },
    inCountries:
      "La carte des {cities} villes dans {countries} pays où nous livrons des voitures de luxe, avec celles de chacune.",
    free: "La livraison est gratuite.",
    regionKeyword: "location voiture de luxe",
    keyword: "villes desservies",
    countriesKeyword: "location supercar {countries}",
  },
  privacy: {
    title: "Confidentialité et cookies",
    description: "Quelles données nous recueillons, pourquoi, combien de temps nous les gardons et à qui s'adresser.",
    noTracking: "Aucun cookie publicitaire, aucune mesure par des tiers.",
    keywords: ["confidentialité", "cookies", "traitement des données"],
  },
  terms: {
    title: "Conditions générales de location",
    description:
      "Qui peut conduire, caution, franchise, kilomètres, livraison, annulation\u00a0: les conditions de location complètes, avant toute demande.",
    keywords: ["conditions générales", "conditions de location", "caution", "franchise"],
  },
  favourites: {
    title: "Favoris",
    description: "Les voitures que vous avez enregistrées, conservées uniquement dans ce navigateur.",
    keywords: ["favoris"],
  },
  comparison: {
    title: "Comparaison",
    titleOf: "Comparaison\u00a0: {cars}",
    description:
      "Deux ou trois voitures côte à côte\u00a0: total pour vos dates, caution, franchise, kilomètres, coffre et places.",
    keywords: ["comparaison voitures de luxe"],
  },
  magazine: {
    title: "Magazine\u00a0: routes, voitures et lieux",
    description:
      "Itinéraires essayés, voitures comparées, bagages vraiment mesurés et dates à noter\u00a0: le magazine de la maison.",
    keywords: ["magazine voitures de luxe", "itinéraires en voiture", "supercar ou grand tourisme"],
    articleKeyword: "magazine",
  },
};
