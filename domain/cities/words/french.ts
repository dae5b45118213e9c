import { formatOnLongDate, formatWholeEuros } from "#domain/cities/words/whole-euros.ts";
import type { CityWords } from "#domain/cities/words/words.ts";

const MONTHS = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

export const FRENCH_CITY_PAGE_WORDS: CityWords = {
  heading: (city) => `Location de voitures de luxe à ${city}`,
  vehiclesHere: (count, city) =>
    `Location de voitures de luxe à ${city} : ${count === 1 ? "une voiture" : `${count} voitures`}.`,
  deliveredToCity: (city) => `Location de voitures de luxe à ${city}, livrées depuis les villes voisines.`,
  fromRate: (rate) => `Dès ${rate} par jour.`,
  included: "Assurance complète et livraison comprises.",
  promise: "Le modèle choisi est celui que vous recevez.",
  keywords: (city) => [`location voiture de luxe ${city}`, `location supercar ${city}`],
  home: "Accueil",
  rental: "Location de voitures de luxe",
  vehicles: (count) => (count === 1 ? "1 voiture" : `${count} voitures`),
  perDay: (rate) => `dès ${rate} par jour`,
  from: (rate) => `dès ${rate}`,
  money: (amount) => `${formatWholeEuros(amount, "\u202f")}\u00a0€`,
  date: (date) => formatOnLongDate(date, MONTHS).replace(/^1 /, "1er "),
  categories: { sportive: "Sportives", cabrio: "Cabriolets", suv: "SUV", berline: "Berlines", van: "Vans" },
  byCategory: (city) => `Par catégorie, à ${city}`,
  noneOfCategory: "Aucune pour l'instant",
  allVehicles: (city) => `Toutes les voitures à ${city}`,
  freeDelivery:
    "La livraison en ville est gratuite, à l'hôtel comme à domicile ; pour un aéroport éloigné, le total indique le supplément.",
  nearest: "Les villes les plus proches",
  noVehicles: (city) => `Aucune voiture à ${city} pour l'instant`,
  delivered: {
    title: (city) => `Livrées à ${city}`,
    vehicleCount: (vehicles, city) =>
      `${vehicles === 1 ? "1 voiture livrée" : `${vehicles} voitures livrées`} à ${city}`,
    free: "Nous les amenons d'une autre ville, sans supplément.",
    all: (vehicles) => `Les ${vehicles} voitures`,
    nothingDelivered: "Aucune de nos voitures ne vient jusqu'ici. Voici les villes les plus proches qui en ont.",
  },
  textLanguages: "Langue de la page",
  showMore: "Lire la suite",
  showLess: "Réduire",
  prices: {
    title: (city) => `Les prix à ${city}`,
    asOf: (date) => `Le prix le plus bas de chaque catégorie au ${date}, assurance et livraison comprises.`,
    group: "Catégorie",
    vehicle: "Voiture",
    deposit: "Caution",
    rate: "Par jour, dès",
    unavailable: "Indisponible",
  },
  related: {
    title: "Pour continuer",
    brands: (city) => `Les marques présentes à ${city} :`,
    categories: "Les catégories dans chaque ville :",
    hub: "Toutes les villes et toutes les catégories sont dans",
    and: "et",
  },
};
