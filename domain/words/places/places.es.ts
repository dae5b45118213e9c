import type { Places } from "./places.it.ts";

/** How places stand in a Spanish sentence. */
export const PLACES_ES: Places = {
  at: [
    { pattern: "^(Aeropuerto|Puerto) ", text: "en el {inSentence}" },
    { pattern: "^Estación ", text: "en la {inSentence}" },
    { pattern: ".", text: "en {place}" },
  ],
  inCountry: [{ pattern: ".", text: "en {place}" }],
  kinds: { airport: "Aeropuerto", station: "Estación", port: "Puerto" },
};
