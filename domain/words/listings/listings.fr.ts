import type { Translated } from "#domain/words/text.ts";
import type { LISTINGS_IT } from "./listings.it.ts";

export const LISTINGS_FR: Translated<typeof LISTINGS_IT> = {
  cars: { one: "{count} voiture", other: "{count} voitures" },
  cities: { one: "{count} ville", other: "{count} villes" },
  carsFromRate: "{cars}, dès {rate}",
  carsFromDailyRate: "{cars}, dès {rate} par jour",
  fromRate: "dès {rate} par jour",
  categoryWithCars: "{category}, {cars}",
  related: "Pour continuer",
  questions: "Questions fréquentes",
  categories: "Les catégories",
  destinations: "Les destinations",
  alsoDelivered: "Nous livrons aussi à",
  emptyCatalogue: "La collection arrive. Dites-nous ce que vous aimeriez conduire\u00a0: nous vous répondons.",
  writeToUs: "Nous écrire",
  fullCollection: "Toute la collection",
  prices: {
    byCity: "Les prix par ville",
    inCity: "Les prix à {city}",
    today: "Les prix du jour, ville par ville",
    byCityAndCategory: "Prix par ville et par catégorie",
    city: "Ville",
    category: "Catégorie",
    car: "Voiture",
    deposit: "Caution",
    rate: "Par jour, dès",
    unavailable: "Indisponible",
    lowestByCity: "Le prix le plus bas de chaque ville {asOf}, assurance et livraison comprises.",
    lowestByCategory: "Le prix le plus bas de chaque catégorie {asOf}, assurance et livraison comprises.",
    lowestByCityAndCategory:
      "Le prix le plus bas par jour, en euros, {asOf}\u00a0: assurance et livraison comprises.",
  },
  delivered: {
    title: "Livrées à {city}",
    cars: { one: "{count} voiture livrée à {city}", other: "{count} voitures livrées à {city}" },
    summary: "{cars}. Nous les amenons d'une autre ville, sans supplément.",
    all: { one: "La voiture ({count})", other: "Les {count} voitures" },
    fromCity: "De {city}",
  },
  whyChoose: {
    english: "Why choose {company}",
    title: "Pourquoi choisir {company}",
    model: "La réservation bloque un exemplaire précis. Personne d'autre ne peut l'avoir à vos dates.",
    price: {
      title: "Le prix complet, avant vos coordonnées",
      text: "Total, caution, franchise et kilomètres sont indiqués à côté de la voiture, sans avoir à les demander.",
    },
    insurance: {
      title: "Assurance complète",
      text: "L'assurance tous risques est dans le prix. La franchise maximale est un seul montant, visible tout de suite.",
    },
    delivery: {
      title: "Livraison gratuite",
      text: "À l'hôtel, à domicile ou au bureau, dans la ville choisie\u00a0; au retour, nous venons la reprendre.",
    },
    reply: "Réponse sous {promised}",
    support: "Une personne répond au téléphone{hours}, dans chaque ville.",
  },
};
