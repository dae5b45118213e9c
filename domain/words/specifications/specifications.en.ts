import type { Translated } from "#domain/words/text.ts";
import type { SPECIFICATIONS_IT } from "./specifications.it.ts";

export const SPECIFICATIONS_EN: Translated<typeof SPECIFICATIONS_IT> = {
  labels: {
    engine: "Engine",
    power: "Power",
    acceleration: "0 to 100 km/h",
    topSpeed: "Top speed",
    transmission: "Transmission",
    seats: "Seats",
    luggage: "Luggage space",
    fuel: "Fuel",
    category: "Category",
    colours: "Colours",
  },
  power: "{amount} PS",
  seconds: "{amount} s",
  litres: "{amount} litres",
  fuels: {
    Benzina: "Petrol",
    Diesel: "Diesel",
    Elettrica: "Electric",
    Ibrida: "Hybrid",
    "Ibrida Plug-in": "Plug-in hybrid",
  },
  transmissions: {
    "Automatico, 8 rapporti": "Automatic, 8 speeds",
    "Automatico monomarcia": "Single-speed automatic",
    "Automatico a doppia frizione, 7 rapporti": "Dual-clutch automatic, 7 speeds",
    "Automatico a doppia frizione, 8 rapporti": "Dual-clutch automatic, 8 speeds",
    "Automatico a doppia frizione PDK, 8 rapporti": "PDK dual-clutch automatic, 8 speeds",
    "Automatico a doppia frizione S tronic, 7 rapporti": "S tronic dual-clutch automatic, 7 speeds",
    "Automatico tiptronic, 8 rapporti": "Tiptronic automatic, 8 speeds",
    "Automatico Tiptronic S, 8 rapporti": "Tiptronic S automatic, 8 speeds",
    "Automatico M Steptronic, 8 rapporti": "M Steptronic automatic, 8 speeds",
    "Automatico 9G-Tronic, 9 rapporti": "9G-Tronic automatic, 9 speeds",
    "Automatico AMG Speedshift, 9 rapporti": "AMG Speedshift automatic, 9 speeds",
    "Manuale a 6 marce": "Six-speed manual",
  },
};
