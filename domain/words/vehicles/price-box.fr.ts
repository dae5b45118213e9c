import type { Translated } from "#domain/words/text.ts";
import type { PRICE_BOX_IT } from "./price-box.it.ts";

export const PRICE_BOX_FR: Translated<typeof PRICE_BOX_IT> = {
  label: "Prix et conditions",
  from: "À partir de",
  startingFrom: "À partir de",
  bookNow: "Réserver",
  unavailable: "Indisponible",
  outOfFleet:
    "Cette voiture est pour le moment retirée de la flotte. Le prix et les conditions restent affichés ci-dessous.",
  availableCars: "Les voitures disponibles",
  chooseDates: "Choisissez vos dates\u00a0: le total s'affiche ici, sans laisser vos coordonnées.",
  calculate: "Calculer le total",
  request: "Demander la réservation",
  requestPromise: "Aucun paiement maintenant. Nous vous répondons sous {hours}.",
  noLongerAvailable: "Plus disponible à ces dates",
  freeOnDays: "Libre {days}",
  otherCars: "Les voitures libres {place} {days}",
  joinWaitingList: "Me prévenir si elle se libère",
  chooseNext: "Choisir ce moment",
  printed: {
    pickup: "Départ",
    back: "Retour",
    colour: "Coloris",
    moment: "{date} à {time}, {place}",
  },
  bar: {
    request: "Demander",
    chooseDates: "Choisir les dates",
    terms: "Conditions",
    rangeAndDays: "{range}, {days}",
  },
  calendar: {
    title: "Disponibilité",
    previous: "Mois précédents",
    next: "Mois suivants",
    months: "Mois",
    legend: {
      free: "Libre",
      partly: "Libre en partie",
      taken: "Réservée",
      yours: "Vos dates",
    },
    states: {
      past: "passé",
      free: "libre",
      partly: "libre en partie",
      taken: "réservée",
    },
    dayAndState: "{day}, {state}",
    ratesLegend: "En petit, le prix du jour en euros.",
    minimumLegend: "«\u00a0min 4\u00a0»\u00a0: une location qui commence ce jour-là dure au moins 4 jours.",
    minimumShort: "min {days}",
    dayRate: "{rate} par jour",
    minimum: { one: "au moins {count} jour", other: "au moins {count} jours" },
  },
};
