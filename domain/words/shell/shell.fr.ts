import type { Translated } from "#domain/words/text.ts";
import type { SHELL_IT } from "./shell.it.ts";

export const SHELL_FR: Translated<typeof SHELL_IT> = {
  skipToContent: "Aller au contenu",
  homePage: "{company}, page d'accueil",
  mainNavigation: "Principale",
  menu: "Menu",
  openDrawer: "Ouvrir le menu",
  phone: "Appelez-nous",
  bookNow: "Réserver",
  headline: "Conduisez la voiture de vos rêves. Vraiment.",
  cities: {
    milan: "Location de voiture à Milan",
    rome: "Location de voiture à Rome",
    florence: "Location de voiture à Florence",
    naples: "Location de voiture à Naples",
  },
  more: "À découvrir aussi",
  openingPage: "Ouverture de la page…",
  scriptsUnavailable:
    "Une partie de la page ne s'est pas chargée. Votre action reprendra d'elle-même dès que la connexion sera rétablie\u00a0; si rien ne se passe, rechargez la page.",
  rental: "Location de voitures de luxe",
  rentalAndJets: "Location de voitures de luxe et de jets privés",
};
