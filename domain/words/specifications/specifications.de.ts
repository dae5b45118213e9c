import type { Translated } from "#domain/words/text.ts";
import type { SPECIFICATIONS_IT } from "./specifications.it.ts";

export const SPECIFICATIONS_DE: Translated<typeof SPECIFICATIONS_IT> = {
  labels: {
    engine: "Motor",
    power: "Leistung",
    acceleration: "Von 0 auf 100 km/h",
    topSpeed: "Höchstgeschwindigkeit",
    transmission: "Getriebe",
    seats: "Sitze",
    luggage: "Kofferraum",
    fuel: "Antrieb",
    category: "Kategorie",
    colours: "Farben",
  },
  power: "{amount} PS",
  seconds: "{amount} s",
  litres: "{amount} Liter",
  fuels: {
    Benzina: "Benzin",
    Diesel: "Diesel",
    Elettrica: "Elektro",
    Ibrida: "Hybrid",
    "Ibrida Plug-in": "Plug-in-Hybrid",
  },
  transmissions: {
    "Automatico, 8 rapporti": "Automatik, 8 Gänge",
    "Automatico monomarcia": "Automatik, ein Gang",
    "Automatico a doppia frizione, 7 rapporti": "Doppelkupplungsgetriebe, 7 Gänge",
    "Automatico a doppia frizione, 8 rapporti": "Doppelkupplungsgetriebe, 8 Gänge",
    "Automatico a doppia frizione PDK, 8 rapporti": "Doppelkupplungsgetriebe PDK, 8 Gänge",
    "Automatico a doppia frizione S tronic, 7 rapporti": "Doppelkupplungsgetriebe S tronic, 7 Gänge",
    "Automatico tiptronic, 8 rapporti": "Tiptronic-Automatik, 8 Gänge",
    "Automatico Tiptronic S, 8 rapporti": "Tiptronic-S-Automatik, 8 Gänge",
    "Automatico M Steptronic, 8 rapporti": "M-Steptronic-Automatik, 8 Gänge",
    "Automatico 9G-Tronic, 9 rapporti": "9G-Tronic-Automatik, 9 Gänge",
    "Automatico AMG Speedshift, 9 rapporti": "AMG-Speedshift-Automatik, 9 Gänge",
    "Manuale a 6 marce": "Schaltgetriebe, 6 Gänge",
  },
};
