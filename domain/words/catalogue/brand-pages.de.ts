import type { Translated } from "#domain/words/text.ts";
import type { BRAND_PAGES_IT } from "./brand-pages.it.ts";

export const BRAND_PAGES_DE: Translated<typeof BRAND_PAGES_IT> = {
  models: { one: "Ein Modell", other: "Modelle" },
  available: { one: "{count} verfügbar", other: "{count} verfügbar" },
  cities: { one: "Eine Stadt", other: "Städte" },
  averageRate: "Durchschnittspreis pro Tag",
  categories: { one: "Kategorie", other: "Kategorien" },
  carsIn: { one: "Ein Fahrzeug in {city}", other: "Fahrzeuge in {city}" },
  seeCar: "{name}: Daten und Preis",
  interior: "{title}, der Innenraum",
  inProfile: "{title} im Profil",
  delivery: "Zustellung",
  deliveredWithin: "Innerhalb von 24 Stunden",
  quickDelivery: "24h quick delivery",
  ourCars: { one: "Unser {brand}", other: "Unsere {brand}" },
  basedIn: "In {city} zu Hause",
  none: "Zurzeit kein {brand}",
  askForModel: "Schreiben Sie uns, welches Modell Sie suchen: Wir antworten innerhalb von {promised}.",
  deliveredElsewhere: "Zustellung in weitere Städte",
  deliveredElsewhereNote: "Ohne Aufpreis, auch in Städte, in denen keiner steht.",
  everyBrandInCities: {
    one: "Fahrzeuge aller Marken, in derselben Stadt:",
    other: "Fahrzeuge aller Marken, in denselben Städten:",
  },
  everyBrandInCity: "Fahrzeuge aller Marken, in derselben Stadt: <city>{city}</city>.",
  otherCities: "{brand} in anderen Städten:",
  otherBrands: "Die anderen Marken in {city}:",
  everyBrand: "Alle Marken:",
  luxuryCarsIn: "Luxuswagen in {city}",
  conditions: {
    deposit: "Kaution",
    kilometres: "Inklusivkilometer pro Tag",
    age: "Mindestalter des Fahrers",
    years: "{age} Jahre",
    higherAge: "{age} für einige Fahrzeuge",
  },
  rentTitle: { usual: "{brand} mieten in {city}", vowel: "{brand} mieten in {city}" },
  inCity: {
    none: {
      usual:
        "Zurzeit ist in {city} kein {brand} verfügbar: Nennen Sie uns Ihren Zeitraum, und wir suchen den nächstgelegenen.",
      vowel:
        "Zurzeit ist in {city} kein {brand} verfügbar: Nennen Sie uns Ihren Zeitraum, und wir suchen den nächstgelegenen.",
    },
    noneButDelivered: {
      usual: "Zurzeit ist in {city} kein {brand} verfügbar: Wir bringen Ihnen ohne Aufpreis einen aus {cities}.",
      vowel: "Zurzeit ist in {city} kein {brand} verfügbar: Wir bringen Ihnen ohne Aufpreis einen aus {cities}.",
    },
    one: {
      usual: "In {city} finden Sie einen {brand} (Kategorie: {categories}), {rates}.",
      vowel: "In {city} finden Sie einen {brand} (Kategorie: {categories}), {rates}.",
    },
    several: {
      one: "In {city} finden Sie {count} {brand} ({categories}), {rates}.",
      other: "In {city} finden Sie {count} {brand} ({categories}), {rates}.",
    },
    rate: "für {rate} am Tag",
    rates: "von {lowest} bis {highest} am Tag",
    included:
      "Vollkasko und Zustellung in der Stadt sind inbegriffen, und den Gesamtpreis für Ihren Zeitraum sehen Sie, bevor Sie eine einzige Angabe machen.",
    licence: {
      one: "Wer fährt, muss seit mindestens {count} Jahr einen Führerschein besitzen. Am Ende der Miete wird die Kaution freigegeben.",
      other:
        "Wer fährt, muss seit mindestens {count} Jahren einen Führerschein besitzen. Am Ende der Miete wird die Kaution freigegeben.",
    },
    delivery:
      "Wir bringen ihn in {city} dorthin, wo Sie ihn brauchen: ins Hotel, ins Büro, zum Bahnhof oder zum Flughafen, in der Regel innerhalb von 24 Stunden nach der Bestätigung. Bei der Übergabe erklären wir Ihnen die Bedienung und zeigen Ihnen die Papiere.",
    deliveredFrom:
      "Ist Ihr Zeitraum schon vergeben, bringen wir Ihnen ohne Aufpreis einen anderen {brand} nach {city}, aus {cities}.",
    tooFar: "Weitere {brand} stehen in {cities}, zu weit für eine Zustellung.",
  },
};
