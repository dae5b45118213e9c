import type { Translated } from "#domain/words/text.ts";
import type { SPECIFICATIONS_IT } from "./specifications.it.ts";

export const SPECIFICATIONS_ES: Translated<typeof SPECIFICATIONS_IT> = {
  labels: {
    engine: "Motor",
    power: "Potencia",
    acceleration: "De 0 a 100 km/h",
    topSpeed: "Velocidad máxima",
    transmission: "Cambio",
    seats: "Plazas",
    luggage: "Maletero",
    fuel: "Combustible",
    category: "Categoría",
    colours: "Colores",
  },
  power: "{amount} CV",
  seconds: "{amount} s",
  litres: "{amount} litros",
  fuels: {
    Benzina: "Gasolina",
    Diesel: "Diésel",
    Elettrica: "Eléctrico",
    Ibrida: "Híbrido",
    "Ibrida Plug-in": "Híbrido enchufable",
  },
  transmissions: {
    "Automatico, 8 rapporti": "Automático, 8 velocidades",
    "Automatico monomarcia": "Automático de una velocidad",
    "Automatico a doppia frizione, 7 rapporti": "Automático de doble embrague, 7 velocidades",
    "Automatico a doppia frizione, 8 rapporti": "Automático de doble embrague, 8 velocidades",
    "Automatico a doppia frizione PDK, 8 rapporti": "Automático de doble embrague PDK, 8 velocidades",
    "Automatico a doppia frizione S tronic, 7 rapporti": "Automático de doble embrague S tronic, 7 velocidades",
    "Automatico tiptronic, 8 rapporti": "Automático tiptronic, 8 velocidades",
    "Automatico Tiptronic S, 8 rapporti": "Automático Tiptronic S, 8 velocidades",
    "Automatico M Steptronic, 8 rapporti": "Automático M Steptronic, 8 velocidades",
    "Automatico 9G-Tronic, 9 rapporti": "Automático 9G-Tronic, 9 velocidades",
    "Automatico AMG Speedshift, 9 rapporti": "Automático AMG Speedshift, 9 velocidades",
    "Manuale a 6 marce": "Manual de 6 velocidades",
  },
};
