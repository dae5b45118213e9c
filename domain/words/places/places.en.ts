import type { Places } from "./places.it.ts";

/** How places stand in an English sentence. */
export const PLACES_EN: Places = {
  at: [
    { pattern: "(Airport| Station)$", text: "at {place}" },
    { pattern: "^Port of ", text: "at the {inSentence}" },
    { pattern: ".", text: "in {place}" },
  ],
  inCountry: [{ pattern: ".", text: "in {place}" }],
  kinds: { airport: "Airport", station: "Station", port: "Port" },
};
