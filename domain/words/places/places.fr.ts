import type { Places } from "./places.it.ts";

/** How places stand in a French sentence. */
export const PLACES_FR: Places = {
  at: [
    { pattern: "^Aéroport ", text: "à l'{inSentence}" },
    { pattern: "^Gare ", text: "à la {inSentence}" },
    { pattern: "^Port ", text: "au {inSentence}" },
    { pattern: ".", text: "à {place}" },
  ],
};
