import type { Translated } from "#domain/words/text.ts";

/** How places stand in a sentence. */
export const PLACES_IT = {
  /**
   * The preposition before a place: the first pattern that its name matches decides. Listed places begin with their kind; all others are cities. "inSentence" begins in
   * lower case.
   */
  at: [
    { pattern: "^Aeroporto ", text: "all'{place}" },
    { pattern: "^Stazione ", text: "alla {place}" },
    { pattern: "^Porto di ", text: "al {place}" },
    { pattern: "^A", text: "ad {place}" },
    { pattern: ".", text: "a {place}" },
  ],
  /** The preposition before a country. */
  inCountry: [{ pattern: ".", text: "in {place}" }],
  /** The kind of a listed place, beside its name. */
  kinds: { airport: "Aeroporto", station: "Stazione", port: "Porto" },
} as const;

interface PlaceForms {
  readonly at: readonly { pattern: string; text: string }[];
  readonly inCountry: readonly { pattern: string; text: string }[];
}

export type Places = PlaceForms & Omit<Translated<typeof PLACES_IT>, keyof PlaceForms>;
