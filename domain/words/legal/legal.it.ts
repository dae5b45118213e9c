/** What both legal pages share. */
export const LEGAL_IT = {
  privacyTitle: "Privacy",
  termsTitle: "Termini e condizioni",
  contents: "In questa pagina",
  /** Above a translation; the Italian page has no such line. */
  translation:
    "<original>Originale in italiano</original>; questa è una traduzione. In caso di dubbio vale il testo più favorevole a te.",
  /** "day" is a date with its preposition. */
  version: "Versione <day>{day}</day>",
  vatNumber: "P. IVA {vatNumber}.",
  address: "{name}, {street}, {postalCode} {city}, {country}.",
  /** What the company offers beside cars, in lists. */
  services: {
    jets: "jet",
    experiences: "esperienze",
    club: "Community VIP",
    clubInShort: "club",
    contacts: "contatti",
  },
} as const;
