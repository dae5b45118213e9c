import type { Places } from "./places.it.ts";

/** How places stand in a French sentence. */
export const PLACES_FR: Places = {
  at: [
    { pattern: "^Aéroport ", text: "à l'{inSentence}" },
    { pattern: "^Gare ", text: "à la {inSentence}" },
    { pattern: "^Port ", text: "au {inSentence}" },
    { pattern: ".", text: "à {place}" },
  ],
  inCountry: [
    { pattern: "^(Monaco|Malte|Chypre|Singapour)$", text: "à {place}" },
    { pattern: "^(Luxembourg|Portugal|Maroc|Danemark|Royaume-Uni|Liechtenstein|Japon|Canada)$", text: "au {place}" },
    { pattern: "^(Pays-Bas|États-Unis)$", text: "aux {place}" },
    { pattern: ".", text: "en {place}" },
  ],
  kinds: { airport: "Aéroport", station: "Gare", port: "Port" },
};
