import type { Translated } from "#domain/words/text.ts";
import type { EXPERIENCES_IT } from "./experiences.it.ts";

export const EXPERIENCES_EN: Translated<typeof EXPERIENCES_IT> = {
  durationAndCity: "{duration}, from {city}",
  illustrationOf: "{name}, illustration",
  furtherPicture: "{name}, picture {number}",
  picturesOf: "Pictures: {name}",
  each: "per {unit}",
  withCar: "With the {title}",
  included: "Included in the price",
  priceLabel: "Price and request",
  request: "Request the weekend",
  fromSaturday: "From Saturday",
};
