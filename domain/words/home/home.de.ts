import type { Translated } from "#domain/words/text.ts";
import type { HOME_IT } from "./home.it.ts";

export const HOME_DE: Translated<typeof HOME_IT> = {
  title: "Buchen Sie Ihren Luxuswagen",
  phoneTitle: "Luxuswagen mieten",
  points: "Unsere Vorzüge",
  tiles: {
    title: "Wählen Sie die Kategorie",
    lead: "Jede Reise hat ihre eigene.",
    cars: { one: "{count} Fahrzeug", other: "{count} Fahrzeuge" },
  },
  carousel: {
    role: "Karussell",
    title: "Unsere Kategorien",
    subtitle: "Entdecken Sie unsere exklusive Kollektion von Luxuswagen",
    previous: "Vorherige Kategorie",
    next: "Nächste Kategorie",
  },
  featured: {
    title: "Die Begehrtesten",
    bestRated: "Am besten bewertet von denen, die sie gefahren sind.",
    all: "Die ganze Kollektion",
  },
  brand: {
    title: "Unsere Marke",
    picture: "Das Repräsentationsfahrzeug des Hauses, im Studio",
    idea: "Am Anfang von {company} stand ein einfacher Gedanke: Wer ein Auto wählt, will genau dieses.",
    heritage:
      "Wir bringen außergewöhnliche Automobile {where}, wo Zeit und Diskretion zählen. Für jedes Fahrzeug ist eine einzige Person verantwortlich, die es vorbereitet und dorthin bringt, wo es gebraucht wird.",
    heritageSince:
      "Seit {year} bringen wir außergewöhnliche Automobile {where}, wo Zeit und Diskretion zählen. Für jedes Fahrzeug ist eine einzige Person verantwortlich, die es vorbereitet und dorthin bringt, wo es gebraucht wird.",
    deliveredWhere: {
      cities: "in die Städte",
      citiesOfEurope: "in die Städte Europas",
      onlyCountry: "in die Städte, die wir {inCountry} bedienen",
      countryAndCities: "zu ihren Fahrern {inCountry} und in die Städte",
      countryAndCitiesOfEurope: "zu ihren Fahrern {inCountry} und in die Städte Europas",
    },
    noSubstitute:
      "Kein „oder ähnlich“: Modell, Ausstattung und Farbe sind genau so, wie sie auf der Seite des Fahrzeugs stehen.",
    included: "Die Vollkasko ist inbegriffen, die Zustellung in der Stadt ebenso.",
  },
  brands: { title: "Die Marken", card: "Kollektion entdecken", loading: "Marken werden geladen …" },
  destinations: { title: "Reiseziele", popular: "Beliebt" },
  coverage: { everyCity: "Sechs Länder, sechsundzwanzig Städte", someCities: "Wohin wir zustellen" },
  services: {
    title: "Mehr als nur der Schlüssel",
    transfer: "Luxustransfer",
    transferText: "Chauffeur und Wagen vom Flughafen bis vor die Tür.",
    concierge: "Concierge{hours}, auch für die Buchung",
    conciergeText: "Ein Assistent, der den Rest reserviert: Tische, Liegeplätze, Suiten.",
    experiences: "Exklusive Erlebnisse",
    experiencesText: "Ein Wochenende, das sich ums Fahren dreht.",
    booking: "Sofort und selbst buchen",
    bookingText: "Vom Telefon aus, zu jeder Uhrzeit. {immediacy}",
  },
  magazine: { title: "Magazin", all: "Alle Artikel", read: "Artikel lesen" },
};
