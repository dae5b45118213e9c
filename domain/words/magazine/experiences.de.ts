import type { Translated } from "#domain/words/text.ts";
import type { EXPERIENCES_IT } from "./experiences.it.ts";

export const EXPERIENCES_DE: Translated<typeof EXPERIENCES_IT> = {
  durationAndCity: "{duration}, ab {city}",
  illustrationOf: "{name}, Illustration",
  furtherPicture: "{name}, Bild {number}",
  picturesOf: "Bilder: {name}",
  each: "pro {unit}",
  withCar: "Mit dem {title}",
  included: "Im Preis enthalten",
  priceLabel: "Preis und Anfrage",
  request: "Wochenende anfragen",
  fromSaturday: "Ab Samstag",
};
