import type { Translated } from "#domain/words/text.ts";
import type { SPECIFICATIONS_IT } from "./specifications.it.ts";

export const SPECIFICATIONS_FR: Translated<typeof SPECIFICATIONS_IT> = {
  labels: {
    engine: "Moteur",
    power: "Puissance",
    acceleration: "De 0 à 100 km/h",
    topSpeed: "Vitesse maximale",
    transmission: "Boîte de vitesses",
    seats: "Places",
    luggage: "Coffre",
    fuel: "Énergie",
    category: "Catégorie",
    colours: "Coloris",
  },
  power: "{amount} ch",
  seconds: "{amount} s",
  litres: "{amount} litres",
  fuels: {
    Benzina: "Essence",
    Diesel: "Diesel",
    Elettrica: "Électrique",
    Ibrida: "Hybride",
    "Ibrida Plug-in": "Hybride rechargeable",
  },
  transmissions: {
    "Automatico, 8 rapporti": "Automatique, 8 rapports",
    "Automatico monomarcia": "Automatique à un rapport",
    "Automatico a doppia frizione, 7 rapporti": "Automatique à double embrayage, 7 rapports",
    "Automatico a doppia frizione, 8 rapporti": "Automatique à double embrayage, 8 rapports",
    "Automatico a doppia frizione PDK, 8 rapporti": "Automatique à double embrayage PDK, 8 rapports",
    "Automatico a doppia frizione S tronic, 7 rapporti": "Automatique à double embrayage S tronic, 7 rapports",
    "Automatico tiptronic, 8 rapporti": "Automatique tiptronic, 8 rapports",
    "Automatico Tiptronic S, 8 rapporti": "Automatique Tiptronic S, 8 rapports",
    "Automatico M Steptronic, 8 rapporti": "Automatique M Steptronic, 8 rapports",
    "Automatico 9G-Tronic, 9 rapporti": "Automatique 9G-Tronic, 9 rapports",
    "Automatico AMG Speedshift, 9 rapporti": "Automatique AMG Speedshift, 9 rapports",
    "Manuale a 6 marce": "Manuelle à 6 rapports",
  },
};
