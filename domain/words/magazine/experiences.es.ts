import type { Translated } from "#domain/words/text.ts";
import type { EXPERIENCES_IT } from "./experiences.it.ts";

export const EXPERIENCES_ES: Translated<typeof EXPERIENCES_IT> = {
  durationAndCity: "{duration}, desde {city}",
  illustrationOf: "{name}, ilustración",
  furtherPicture: "{name}, imagen {number}",
  picturesOf: "Imágenes: {name}",
  each: "por {unit}",
  withCar: "Con el {title}",
  included: "Incluido en el precio",
  priceLabel: "Precio y solicitud",
  request: "Solicitar el fin de semana",
  fromSaturday: "Desde el sábado",
};
