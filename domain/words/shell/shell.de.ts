import type { Translated } from "#domain/words/text.ts";
import type { SHELL_IT } from "./shell.it.ts";

export const SHELL_DE: Translated<typeof SHELL_IT> = {
  skipToContent: "Zum Inhalt springen",
  homePage: "{company}, Startseite",
  mainNavigation: "Hauptnavigation",
  menu: "Menü",
  openDrawer: "Menü öffnen",
  phone: "Rufen Sie uns an",
  bookNow: "Jetzt buchen",
  headline: "Fahren Sie Ihren Traumwagen. Wirklich.",
  cities: {
    milan: "Autovermietung in Mailand",
    rome: "Autovermietung in Rom",
    florence: "Autovermietung in Florenz",
    naples: "Autovermietung in Neapel",
  },
  more: "Mehr entdecken",
  openingPage: "Die Seite wird geöffnet …",
  scriptsUnavailable:
    "Ein Teil der Seite wurde nicht geladen. Ihre Eingabe wird von selbst ausgeführt, sobald die Verbindung wieder besteht; wenn nichts geschieht, laden Sie die Seite bitte neu.",
  rental: "Vermietung von Luxuswagen",
  rentalAndJets: "Vermietung von Luxuswagen und Privatjets",
};
