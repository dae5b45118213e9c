import type { Translated } from "#domain/words/text.ts";
import type { EXPERIENCES_IT } from "./experiences.it.ts";

export const EXPERIENCES_FR: Translated<typeof EXPERIENCES_IT> = {
  durationAndCity: "{duration}, depuis {city}",
  illustrationOf: "{name}, illustration",
  furtherPicture: "{name}, image {number}",
  picturesOf: "Images\u00a0: {name}",
  each: "par {unit}",
  withCar: "Avec la voiture {title}",
  included: "Compris dans le prix",
  priceLabel: "Prix et demande",
  request: "Demander le week-end",
  fromSaturday: "À partir du samedi",
};
