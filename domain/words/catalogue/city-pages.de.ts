import type { Translated } from "#domain/words/text.ts";
import type { CITY_PAGES_IT } from "./city-pages.it.ts";

export const CITY_PAGES_DE: Translated<typeof CITY_PAGES_IT> = {
  included: "Vollkasko und Zustellung inbegriffen.",
  byCategory: "Nach Kategorie in {city}",
  noneOfCategory: "Zurzeit keine",
  allCars: "Alle Fahrzeuge in {city}",
  freeDelivery:
    "Die Zustellung in der Stadt ist kostenlos, ins Hotel ebenso wie nach Hause; den Aufpreis für einen entfernten Flughafen weist der Gesamtpreis aus.",
  nearest: "Städte in der Nähe",
  none: "Zurzeit kein Fahrzeug in {city}",
  nothingDelivered:
    "Bis hierher stellen wir zurzeit kein Fahrzeug zu. In diesen Städten in der Nähe finden Sie unsere Fahrzeuge.",
  languages: "Sprache der Seite",
  showMore: "Weiterlesen",
  showLess: "Weniger anzeigen",
  brands: "Die Marken in {city}:",
  categories: "Die Kategorien in jeder Stadt:",
  hub: "Alle Städte und alle Kategorien finden Sie unter",
  hubName: "Luxuswagen mieten",
};
