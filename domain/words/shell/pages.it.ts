/** The names of the site's pages in navigation, breadcrumbs and headings. */
export const PAGES_IT = {
  home: "Home",
  rental: "Noleggio auto di lusso",
  cars: "Vetture",
  coverage: "Dove operiamo",
  jets: "Jet privati",
  magazine: "Magazine",
  club: "Community VIP",
  favourites: "Preferiti",
  comparison: "A confronto",
  contacts: "Contatti",
  privacy: "Privacy",
  terms: "Termini e condizioni",
  /** Links to lists. */
  collection: "Tutta la collezione",
  articles: "Tutti gli articoli",
} as const;
