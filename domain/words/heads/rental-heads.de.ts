import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_HEADS_IT } from "./rental-heads.it.ts";

export const RENTAL_HEADS_DE: Translated<typeof RENTAL_HEADS_IT> = {
  crumbs: { home: "Startseite", rental: "Luxuswagen mieten", cars: "Unsere Fahrzeuge", explore: "Kollektion" },
  opening: "{subject}: {stock}.",
  stock: { one: "ein Fahrzeug", other: "{count} Fahrzeuge" },
  noStock: "zurzeit kein Fahrzeug verfügbar",
  deliveredStock: "Zustellung aus Städten in der Nähe",
  fromRate: "Ab {rate} am Tag.",
  included: "Vollkasko und Zustellung inbegriffen.",
  freeDelivery: "Kostenlose Zustellung innerhalb von 24 Stunden.",
  home: {
    title: "Luxuswagen mieten",
    subject: "Luxuswagen mieten",
    inCountries: "Luxuswagen mieten {inCountries}.",
    keywords: ["Luxuswagen mieten", "Supersportwagen mieten"],
    cityKeyword: "Luxuswagen {city}",
    countryKeyword: "Luxuswagen mieten {country}",
  },
  hub: {
    heading: "Luxuswagen mieten",
    inCountry: {
      one: "Luxuswagen mieten, {count} Stadt, {inCountry}",
      other: "Luxuswagen mieten in {count} Städten, {inCountry}",
    },
    inCountries: {
      one: "Luxuswagen mieten, {count} Stadt, {countries}",
      other: "Luxuswagen mieten, {count} Städte, {countries}",
    },
    keywords: ["Luxuswagen mieten", "Supersportwagen mieten", "Luxusauto mieten"],
    regionKeyword: "Luxuswagen",
  },
  collection: {
    title: "Unsere Fahrzeuge",
    subject: "Die ganze Kollektion, Kategorie für Kategorie",
    keywords: ["Luxuswagen mieten", "Kollektion", "Supersportwagen", "Cabrios", "SUVs", "Limousinen", "Vans"],
  },
  category: {
    headings: {
      sportive: "Luxus-Sportwagen mieten",
      cabrio: "Luxus-Cabrio mieten",
      suv: "Luxus-SUV mieten",
      berline: "Luxuslimousine mieten",
      van: "Luxus-Van mieten",
    },
    subjects: {
      sportive: "Luxus-Sportwagen mieten",
      cabrio: "Luxus-Cabrios mieten",
      suv: "Luxus-SUVs mieten",
      berline: "Luxuslimousinen mieten",
      van: "Luxus-Vans mieten",
    },
    keywords: {
      sportive: ["Luxus-Sportwagen mieten", "Sportwagen", "Sportwagen mieten"],
      cabrio: ["Luxus-Cabrio mieten", "Cabrios", "Cabrio mieten"],
      suv: ["Luxus-SUV mieten", "SUVs", "SUV mieten"],
      berline: ["Luxuslimousine mieten", "Limousinen", "Limousine mieten"],
      van: ["Luxus-Van mieten", "Vans", "Van mieten"],
    },
  },
  categoryInCity: {
    titles: {
      sportive: "Luxus-Sportwagen mieten in {city}",
      cabrio: "Luxus-Cabrio mieten in {city}",
      suv: "Luxus-SUV mieten in {city}",
      berline: "Luxuslimousine mieten in {city}",
      van: "Luxus-Van mieten in {city}",
    },
    headings: {
      sportive: "Sportwagen in {city}",
      cabrio: "Cabrios in {city}",
      suv: "SUVs in {city}",
      berline: "Limousinen in {city}",
      van: "Vans in {city}",
    },
    subjects: {
      sportive: "Luxus-Sportwagen mieten in {city}",
      cabrio: "Luxus-Cabrios mieten in {city}",
      suv: "Luxus-SUVs mieten in {city}",
      berline: "Luxuslimousinen mieten in {city}",
      van: "Luxus-Vans mieten in {city}",
    },
    keywords: {
      sportive: ["Sportwagen mieten {city}", "Luxus-Sportwagen {city}"],
      cabrio: ["Cabrio mieten {city}", "Luxus-Cabrio {city}"],
      suv: ["SUV mieten {city}", "Luxus-SUV {city}"],
      berline: ["Limousine mieten {city}", "Luxuslimousine {city}"],
      van: ["Van mieten {city}", "Luxus-Van {city}"],
    },
  },
  city: {
    heading: "Luxuswagen mieten in {city}",
    stock: {
      one: "Luxuswagen mieten in {city}: ein Fahrzeug.",
      other: "Luxuswagen mieten in {city}: {count} Fahrzeuge.",
    },
    delivered: "Luxuswagen mieten in {city}, mit Zustellung aus Städten in der Nähe.",
    empty: "Zurzeit kein Fahrzeug in {city}.",
    keywords: ["Luxuswagen mieten {city}", "Supersportwagen mieten {city}"],
  },
  brand: { title: "{brand} mieten", keywords: ["{brand} mieten", "{brand} Vermietung", "{brand} leihen"] },
  brandInCity: {
    title: "{brand} mieten in {city}",
    heading: "{brand} in {city}",
    keywords: ["{brand} mieten {city}", "{brand} Vermietung {city}"],
  },
  vehicle: {
    title: "{vehicle} mieten in {city}",
    fromRate: "Ab {rate} am Tag, Versicherung inbegriffen.",
    available: "Mieten Sie den {vehicle} in {city}.",
    unavailable: "Der {vehicle} ist in {city} zurzeit nicht verfügbar.",
    keywords: ["{vehicle} mieten", "{vehicle} {city}", "{vehicle} Vermietung"],
    description: "{vehicle} zur Miete in {city}, Vollkasko und Zustellung inbegriffen.",
  },
  explore: {
    auto: {
      description:
        "Die ganze Kollektion zur Miete: der Gesamtpreis für Ihren Zeitraum, Vollkasko und kostenlose Zustellung in der Stadt.",
      keywords: ["Luxuswagen mieten", "Supersportwagen mieten", "Preis pro Tag"],
    },
    jet: {
      description:
        "Die Privatjets der Flotte mit Sitzplätzen, Reichweite und Stundenpreis. Die Schätzung kommt sofort, das Angebot nennt den freien Jet.",
      keywords: ["Privatjet chartern", "Privatjet", "Stundenpreis Jet"],
    },
    experience: {
      description:
        "Fahrerlebnisse für ein ganzes Wochenende: Fahrzeug, Hotel und Tisch sind ausgesucht, der Preis umfasst alles.",
      keywords: ["Fahrerlebnisse", "Wochenende im Luxuswagen"],
    },
  },
};
