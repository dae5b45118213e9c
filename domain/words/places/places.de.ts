import type { Places } from "./places.it.ts";

/** How places stand in a German sentence. */
export const PLACES_DE: Places = {
  at: [
    { pattern: "^(Flughafen|Bahnhof|Hafen) ", text: "am {place}" },
    { pattern: ".", text: "in {place}" },
  ],
  inCountry: [
    { pattern: "^(Schweiz|Türkei)$", text: "in der {place}" },
    { pattern: "^(Niederlande|USA)$", text: "in den {place}" },
    { pattern: ".", text: "in {place}" },
  ],
  kinds: { airport: "Flughafen", station: "Bahnhof", port: "Hafen" },
};
