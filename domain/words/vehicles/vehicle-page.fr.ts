import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_PAGE_IT } from "./vehicle-page.it.ts";

export const VEHICLE_PAGE_FR: Translated<typeof VEHICLE_PAGE_IT> = {
  title: "La voiture",
  categoryAndCity: "{category}, {city}",
  sameBrand: "De la même marque\u00a0:",
  sameCategory: "De la même catégorie\u00a0:",
  inCity: "{what} {place}",
  everywhere: "{what} dans toutes les villes",
  similar: {
    sportive: "Autres sportives {place}",
    cabrio: "Autres cabriolets {place}",
    suv: "Autres SUV {place}",
    berline: "Autres berlines {place}",
    van: "Autres vans {place}",
  },
  similarElsewhere: {
    sportive: "Sportives dans d'autres villes",
    cabrio: "Cabriolets dans d'autres villes",
    suv: "SUV dans d'autres villes",
    berline: "Berlines dans d'autres villes",
    van: "Vans dans d'autres villes",
  },
  more: "Autres {category} à {city}",
  moreElsewhere: "Autres {category} dans d'autres villes",
  allSimilar: {
    sportive: "Toutes les sportives",
    cabrio: "Tous les cabriolets",
    suv: "Tous les SUV",
    berline: "Toutes les berlines",
    van: "Tous les vans",
  },
  experience: {
    add: "Ajouter {name}",
    terms: "{price} par {unit}, avec cette voiture",
  },
  colours: {
    title: "Coloris",
    promise:
      "Choisissez vos dates\u00a0: nous vous indiquons dans quels coloris elle est libre, et vous recevez ceux que vous choisissez.",
  },
  dimensions: {
    title: "À l'échelle",
    measures: {
      length: "Longueur",
      width: "Largeur",
      height: "Hauteur",
      wheelbase: "Empattement",
    },
    heightClosed: "Hauteur capote fermée",
    millimetres: "{value} mm",
    note: "Nos illustrations, toutes à la même échelle. Mesures du constructeur, largeur sans rétroviseurs.",
  },
};
