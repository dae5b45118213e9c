import type { Translated } from "#domain/words/text.ts";
import type { BRAND_PAGES_IT } from "./brand-pages.it.ts";

export const BRAND_PAGES_FR: Translated<typeof BRAND_PAGES_IT> = {
  models: { one: "Un modèle", other: "Modèles" },
  available: { one: "{count} disponible", other: "{count} disponibles" },
  cities: { one: "Une ville", other: "Villes" },
  averageRate: "Prix moyen par jour",
  categories: { one: "Catégorie", other: "Catégories" },
  carsIn: { one: "Une voiture à {city}", other: "Voitures à {city}" },
  seeCar: "{name}\u00a0: dates et prix",
  interior: "{title}, l'intérieur",
  inProfile: "{title} de profil",
  delivery: "Livraison",
  deliveredWithin: "Sous 24 heures",
  quickDelivery: "24h quick delivery",
  ourCars: { one: "Notre {brand}", other: "Nos {brand}" },
  basedIn: "Basées à {city}",
  none: "Aucune {brand} pour l'instant",
  askForModel: "Écrivez-nous quel modèle vous cherchez\u00a0: nous répondons sous {promised}.",
  deliveredElsewhere: "Livraison ailleurs",
  deliveredElsewhereNote: "Sans supplément, même dans les villes où nous n'en avons pas.",
  everyBrandInCities: {
    one: "Les voitures de toutes les marques, dans la même ville\u00a0:",
    other: "Les voitures de toutes les marques, dans les mêmes villes\u00a0:",
  },
  everyBrandInCity: "Les voitures de toutes les marques, dans la même ville\u00a0: <city>{city}</city>.",
  otherCities: "{brand} dans d'autres villes\u00a0:",
  otherBrands: "Les autres marques à {city}\u00a0:",
  everyBrand: "De toutes les marques\u00a0:",
  luxuryCarsIn: "les voitures de luxe à {city}",
  conditions: {
    deposit: "Caution",
    kilometres: "Kilomètres inclus par jour",
    age: "Âge minimum du conducteur",
    years: "{age} ans",
    higherAge: "{age} pour certaines voitures",
  },
  rentTitle: { usual: "Louer une {brand} à {city}", vowel: "Louer une {brand} à {city}" },
  inCity: {
    none: {
      usual:
        "Aucune {brand} basée à {city} n'est disponible en ce moment\u00a0: indiquez-nous vos dates et nous cherchons la plus proche.",
      vowel:
        "Aucune {brand} basée à {city} n'est disponible en ce moment\u00a0: indiquez-nous vos dates et nous cherchons la plus proche.",
    },
    noneButDelivered: {
      usual:
        "Aucune {brand} basée à {city} n'est disponible en ce moment\u00a0: nous vous en livrons une, sans supplément, depuis {cities}.",
      vowel:
        "Aucune {brand} basée à {city} n'est disponible en ce moment\u00a0: nous vous en livrons une, sans supplément, depuis {cities}.",
    },
    one: {
      usual: "À {city}, vous trouvez une {brand} ({categories}), {rates}.",
      vowel: "À {city}, vous trouvez une {brand} ({categories}), {rates}.",
    },
    several: {
      one: "À {city}, vous trouvez {count} {brand} ({categories}), {rates}.",
      other: "À {city}, vous trouvez {count} {brand} ({categories}), {rates}.",
    },
    rate: "à {rate} par jour",
    rates: "de {lowest} à {highest} par jour",
    included:
      "L'assurance complète et la livraison en ville sont comprises, et le total pour vos dates apparaît avant même que vous n'indiquiez vos coordonnées.",
    licence: {
      one: "Le conducteur doit être titulaire du permis depuis au moins {count} an. À la fin de la location, la caution est libérée.",
      other:
        "Le conducteur doit être titulaire du permis depuis au moins {count} ans. À la fin de la location, la caution est libérée.",
    },
    delivery:
      "Nous l'amenons là où vous le souhaitez à {city}\u00a0: à l'hôtel, au bureau, à la gare ou à l'aéroport, en général sous 24 heures après la confirmation. À la livraison, une personne vous montre les commandes et les papiers.",
    deliveredFrom:
      "Si vos dates sont déjà prises, d'autres {brand} vous sont livrées à {city}, sans supplément, depuis {cities}.",
    tooFar: "D'autres {brand} sont à {cities}, trop loin pour une livraison.",
  },
};
