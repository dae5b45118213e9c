/** Texts around every page: header, drawer, banner. */
export const SHELL_IT = {
  skipToContent: "Vai al contenuto",
  /** The accessible name of the link to the home page. */
  homePage: "{company}, pagina iniziale",
  mainNavigation: "Principale",
  menu: "Menu",
  openDrawer: "Apri il menu",
  phone: "Telefona alla casa",
  bookNow: "Book Now",
  /** Below the header. */
  headline: "Guida l'auto che sogni, davvero.",
  /** The drawer's links to cities. */
  cities: {
    milan: "Noleggio auto a Milano",
    rome: "Noleggio auto a Roma",
    florence: "Noleggio auto a Firenze",
    naples: "Noleggio auto a Napoli",
  },
  /** Title of the drawer's second list of links. */
  more: "Scopri anche",
  /** For screen readers, while the next page loads. */
  openingPage: "Apro la pagina…",
  /** Beside a button whose script did not load. */
  scriptsUnavailable:
    "Una parte della pagina non è arrivata. Quello che hai premuto riparte da solo appena torna la connessione; se non succede nulla, ricarica la pagina.",
  /** What the company offers, before its region, where a phone describes the site. */
  rental: "Noleggio di auto di lusso",
  rentalAndJets: "Noleggio di auto di lusso e jet privati",
} as const;
