/** The texts of an experience's page. */
export const EXPERIENCES_IT = {
  durationAndCity: "{duration}, da {city}",
  illustrationOf: "{name}, illustrazione",
  furtherPicture: "{name}, immagine {number}",
  picturesOf: "Immagini di {name}",
  /** The unit of the price. */
  each: "a {unit}",
  withCar: "Con la {title}",
  included: "Nel prezzo",
  priceLabel: "Prezzo e richiesta",
  request: "Richiedi il weekend",
  fromSaturday: "Da sabato",
} as const;
