import type { Translated } from "#domain/words/text.ts";
import type { CITY_PAGES_IT } from "./city-pages.it.ts";

export const CITY_PAGES_DE: Translated<typeof CITY_PAGES_IT> = {
  included: "Vollkasko und Zustellung inbegriffen.",
  byCategory: "Nach Kategorie in {city}",
  noneOfCategory: "Zurzeit keines",
  allCars: "Alle Fahrzeuge in {city}",
  freeDelivery:
    "Die Zustellung in der Stadt ist kostenlos, ins Hotel wie nach Hause; für einen entfernten Flughafen nennt der Gesamtpreis den Zuschlag.",
  nearest: "Die nächsten Städte",
  none: "Zurzeit kein Fahrzeug in {city}",
  nothingDelivered:
    "Keines unserer Fahrzeuge kommt bis hierher. Das sind die nächsten Städte, in denen es welche gibt.",
  languages: "Sprache der Seite",
  showMore: "Weiterlesen",
  showLess: "Weniger anzeigen",
  brands: "Die Marken in {city}:",
  categories: "Die Kategorien in jeder Stadt:",
  hub: "Alle Städte und alle Kategorien finden Sie unter",
  hubName: "Luxuswagen mieten",
};
