/** The specification of a car: labels, units, and the values of its closed lists. */
export const SPECIFICATIONS_IT = {
  labels: {
    engine: "Motore",
    power: "Potenza",
    acceleration: "Da 0 a 100 km/h",
    topSpeed: "Velocità massima",
    transmission: "Cambio",
    seats: "Posti",
    luggage: "Bagagliaio",
    fuel: "Alimentazione",
    category: "Categoria",
    colours: "Colori",
  },
  /** Figures with their unit. */
  power: "{amount} CV",
  seconds: "{amount} s",
  litres: "{amount} litri",
  fuels: {
    Benzina: "Benzina",
    Diesel: "Diesel",
    Elettrica: "Elettrica",
    Ibrida: "Ibrida",
    "Ibrida Plug-in": "Ibrida Plug-in",
  },
  transmissions: {
    /** Transmissions by their stored value; others stay as they are. */
    "Automatico, 8 rapporti": "Automatico, 8 rapporti",
    "Automatico monomarcia": "Automatico monomarcia",
    "Automatico a doppia frizione, 7 rapporti": "Automatico a doppia frizione, 7 rapporti",
    "Automatico a doppia frizione, 8 rapporti": "Automatico a doppia frizione, 8 rapporti",
    "Automatico a doppia frizione PDK, 8 rapporti": "Automatico a doppia frizione PDK, 8 rapporti",
    "Automatico a doppia frizione S tronic, 7 rapporti": "Automatico a doppia frizione S tronic, 7 rapporti",
    "Automatico tiptronic, 8 rapporti": "Automatico tiptronic, 8 rapporti",
    "Automatico Tiptronic S, 8 rapporti": "Automatico Tiptronic S, 8 rapporti",
    "Automatico M Steptronic, 8 rapporti": "Automatico M Steptronic, 8 rapporti",
    "Automatico 9G-Tronic, 9 rapporti": "Automatico 9G-Tronic, 9 rapporti",
    "Automatico AMG Speedshift, 9 rapporti": "Automatico AMG Speedshift, 9 rapporti",
    "Manuale a 6 marce": "Manuale a 6 marce",
  },
} as const;
