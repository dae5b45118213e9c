import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_CARD_IT } from "./vehicle-card.it.ts";

export const VEHICLE_CARD_FR: Translated<typeof VEHICLE_CARD_IT> = {
  book: "Réserver",
  see: "Voir la fiche",
  unavailable: "Indisponible",
  transmissions: {
    auto: "Automatique",
    manuale: "Manuelle",
  },
  highlights: {
    "VIP Exclusive": "VIP Exclusive",
    "Più prenotata": "La plus réservée",
    "Più richiesto": "Le plus demandé",
    Nuova: "Nouvelle",
    Nuovo: "Nouveau",
    Elegante: "Élégante",
    Famiglia: "Famille",
    Spazioso: "Spacieux",
    Cabriolet: "Cabriolet",
    "Italian Style": "Italian Style",
  },
  pages: "Pages",
  previousCars: "Voitures précédentes",
  nextCars: "Autres voitures",
  seats: {
    one: "{count} place",
    other: "{count} places",
  },
  forDays: "pour {days}",
  fromCity: "Depuis {city}",
  position: "{page} sur {pages}",
};
