import type { Translated } from "#domain/words/text.ts";
import type { LISTINGS_IT } from "./listings.it.ts";

export const LISTINGS_DE: Translated<typeof LISTINGS_IT> = {
  cars: { one: "{count} Fahrzeug", other: "{count} Fahrzeuge" },
  cities: { one: "{count} Stadt", other: "{count} Städte" },
  carsFromRate: "{cars}, ab {rate}",
  carsFromDailyRate: "{cars}, ab {rate} am Tag",
  fromRate: "ab {rate} am Tag",
  categoryWithCars: "{category}, {cars}",
  related: "Von hier aus weiter",
  questions: "Häufige Fragen",
  categories: "Die Kategorien",
  destinations: "Die Reiseziele",
  alsoDelivered: "Wir bringen auch nach",
  emptyCatalogue: "Unsere Kollektion ist unterwegs. Sagen Sie uns, was Sie gern fahren würden: Wir antworten Ihnen.",
  writeToUs: "Schreiben Sie uns",
  fullCollection: "Die ganze Kollektion",
  prices: {
    byCity: "Preise nach Stadt",
    inCity: "Preise in {city}",
    today: "Die Preise von heute, Stadt für Stadt",
    byCityAndCategory: "Preise nach Stadt und Kategorie",
    city: "Stadt",
    category: "Kategorie",
    car: "Fahrzeug",
    deposit: "Kaution",
    rate: "Am Tag, ab",
    unavailable: "Nicht verfügbar",
    lowestByCity: "Der niedrigste Preis jeder Stadt {asOf}, Versicherung und Zustellung inbegriffen.",
    lowestByCategory: "Der niedrigste Preis jeder Kategorie {asOf}, Versicherung und Zustellung inbegriffen.",
    lowestByCityAndCategory:
      "Der niedrigste Preis pro Tag in Euro {asOf}: Versicherung und Zustellung inbegriffen.",
  },
  delivered: {
    title: "Mit Zustellung nach {city}",
    cars: { one: "{count} Fahrzeug mit Zustellung nach {city}", other: "{count} Fahrzeuge mit Zustellung nach {city}" },
    summary: "{cars}. Wir bringen sie ohne Aufpreis aus einer anderen Stadt.",
    all: { one: "Das Fahrzeug ({count})", other: "Alle {count} Fahrzeuge" },
    fromCity: "Aus {city}",
  },
  whyChoose: {
    english: "Why choose {company}",
    title: "Warum {company}",
    model: "Die Buchung reserviert ein bestimmtes Fahrzeug. Niemand sonst kann es an Ihren Tagen haben.",
    price: {
      title: "Der volle Preis, vor Ihren Angaben",
      text: "Gesamtpreis, Kaution, Selbstbeteiligung und Kilometer stehen neben dem Fahrzeug, ohne dass Sie fragen müssen.",
    },
    insurance: {
      title: "Vollkaskoversicherung",
      text: "Die Vollkasko ist im Preis. Die höchste Selbstbeteiligung ist eine einzige Zahl, die Sie sofort sehen.",
    },
    delivery: {
      title: "Kostenlose Zustellung",
      text: "Ins Hotel, nach Hause oder ins Büro, in der Stadt Ihrer Wahl; am Ende holen wir das Fahrzeug wieder ab.",
    },
    reply: "Antwort innerhalb von {promised}",
    support: "Ein Mensch ist am Telefon{hours}, für jede Stadt.",
  },
};
