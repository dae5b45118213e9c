import type { Translated } from "#domain/words/text.ts";
import type { SHELL_IT } from "./shell.it.ts";

export const SHELL_EN: Translated<typeof SHELL_IT> = {
  skipToContent: "Skip to content",
  homePage: "{company}, home page",
  mainNavigation: "Main",
  menu: "Menu",
  openDrawer: "Open the menu",
  phone: "Call us",
  bookNow: "Book Now",
  headline: "Drive the car you dream of. Really.",
  cities: {
    milan: "Car rental in Milan",
    rome: "Car rental in Rome",
    florence: "Car rental in Florence",
    naples: "Car rental in Naples",
  },
  more: "Discover more",
  openingPage: "Opening the page…",
  scriptsUnavailable:
    "Part of this page did not load. Your action will continue by itself once you are back online; if nothing happens, reload the page.",
  rental: "Luxury car rental",
  rentalAndJets: "Luxury car rental and private jets",
};
