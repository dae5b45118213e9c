import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_PAGES_IT } from "./rental-pages.it.ts";

export const RENTAL_PAGES_DE: Translated<typeof RENTAL_PAGES_IT> = {
  fleet: "{cars} ab\u00a0{rate}\u00a0am\u00a0Tag. Standorte: {withCars}. Zustellung: {served}.",
  brands: "Unsere Marken:",
  weekends: "Ein fertig geplantes Wochenende:",
  collection: {
    title: "Unsere Fahrzeuge",
    range: "{cars}, von {lowest} bis {highest} am Tag",
    search: "Nach Stadt und Datum suchen",
    categories: "Kategorien",
    all: { one: "Das Fahrzeug ({count})", other: "Alle {count}" },
    conditions: "Bedingungen und Fragen",
  },
  category: {
    carsInCities: "{cars}, {cities}",
    none: "Zurzeit kein Fahrzeug",
    noneHint: "In dieser Kategorie gibt es im Moment nichts zu mieten.",
    everyCity: "Alle unsere Fahrzeuge, Stadt für Stadt:",
    otherCategories: "Die anderen Kategorien:",
    intro: {
      sportive: "Autos, die man im Rücken spürt: zum Selbstfahren und ohne Eile bei der Rückgabe.",
      cabrio: "Für Straßen, die an einem See, am Meer oder an Hügeln entlangführen.",
      suv: "Platz für alle und für die Koffer, mit derselben Ruhe auf Schnee und Autobahn.",
      berline: "Die Flaggschiffe: Wer im Fond sitzt, kommt so ausgeruht an wie am Steuer.",
      van: "Für alle, die zu mehreren reisen und sich nicht aufteilen möchten.",
    },
    all: {
      sportive: "Alle Sportwagen",
      cabrio: "Alle Cabrios",
      suv: "Alle SUVs",
      berline: "Alle Limousinen",
      van: "Alle Vans",
    },
    sorted: {
      sportive: "Die bestbewerteten zuerst.",
      cabrio: "Die bestbewerteten zuerst.",
      suv: "Die bestbewerteten zuerst.",
      berline: "Die bestbewerteten zuerst.",
      van: "Die bestbewerteten zuerst.",
    },
    brands: {
      sportive: "Die Marken unserer Sportwagen:",
      cabrio: "Die Marken unserer Cabrios:",
      suv: "Die Marken unserer SUVs:",
      berline: "Die Marken unserer Limousinen:",
      van: "Die Marken unserer Vans:",
    },
  },
  categoryInCity: {
    included: "{cars}, Versicherung und Zustellung inbegriffen.",
    noneHint: "Bis hierher stellen wir keines davon zu: In diesen Städten finden Sie welche.",
    otherCategories: "Andere Kategorien in {city}",
    elsewhere: {
      sportive: "Sportwagen in anderen Städten",
      cabrio: "Cabrios in anderen Städten",
      suv: "SUVs in anderen Städten",
      berline: "Limousinen in anderen Städten",
      van: "Vans in anderen Städten",
    },
    none: {
      sportive: "Zurzeit kein Sportwagen in {city}",
      cabrio: "Zurzeit kein Cabrio in {city}",
      suv: "Zurzeit kein SUV in {city}",
      berline: "Zurzeit keine Limousine in {city}",
      van: "Zurzeit kein Van in {city}",
    },
    brands: {
      sportive: "Die Marken unserer Sportwagen in {city}:",
      cabrio: "Die Marken unserer Cabrios in {city}:",
      suv: "Die Marken unserer SUVs in {city}:",
      berline: "Die Marken unserer Limousinen in {city}:",
      van: "Die Marken unserer Vans in {city}:",
    },
  },
};
