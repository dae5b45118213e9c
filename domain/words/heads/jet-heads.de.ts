import type { Translated } from "#domain/words/text.ts";
import type { JET_HEADS_IT } from "./jet-heads.it.ts";

export const JET_HEADS_DE: Translated<typeof JET_HEADS_IT> = {
  crumbs: { jets: "Privatjets", experiences: "Erlebnisse" },
  estimated: "Sofortige Schätzung für Ihre Strecke.",
  replyWithin: "Antwort innerhalb von {promised}.",
  jets: { one: "ein Jet", other: "{count} Jets" },
  service: "Privatjet-Charter",
  hub: {
    title: "Privatjet chartern",
    heading: "Privatjet chartern",
    fromCity: "Privatjet chartern ab {city}: {jets}, ab {rate} pro Stunde.",
    fromCities: {
      one: "Privatjet chartern ab {count} Stadt: {jets}, ab {rate} pro Stunde.",
      other: "Privatjet chartern ab {count} Städten: {jets}, ab {rate} pro Stunde.",
    },
    fromEuropeanCities: {
      one: "Privatjet chartern ab {count} europäischen Stadt: {jets}, ab {rate} pro Stunde.",
      other: "Privatjet chartern ab {count} europäischen Städten: {jets}, ab {rate} pro Stunde.",
    },
    keywords: ["Privatjet chartern", "Privatjet mieten", "Lufttaxi", "Privatjet Preis", "Privatflug"],
  },
  city: {
    title: "Privatjet chartern in {city}",
    heading: "Privatjets in {city}",
    name: "Privatjet-Charter in {city}",
    description: "Privatjet chartern ab {city}: {jets}, ab {rate} pro Stunde, mit den gefragtesten Strecken.",
    empty:
      "Zurzeit ist kein Jet in {city} stationiert: Hier sind die nächstgelegenen Städte, ab denen Sie fliegen können.",
    keywords: ["Privatjet {city}", "Jet mieten {city}", "Privatjet chartern {city}"],
  },
  type: {
    title: "{type} in {city}",
    description: "{type} chartern ab {city}: {jets}, ab {rate} pro Stunde.",
    keywords: ["{type} {city}", "{type} chartern", "Privatjet {city}"],
  },
  model: {
    title: "{jet} in {city}",
    description: "{jet} chartern ab {city}: {passengers} Sitze, {range} Reichweite, {rate} pro Stunde.",
    keywords: ["{jet} chartern", "{jet} {city}", "{type}", "Privatjet {city}"],
  },
  experience: {
    title: "{experience}, Erlebnis ab {city}",
    description: "{experience}: {duration}, ab {city}.",
    price: "{price} pro {unit}, für zwei Personen.",
    keywords: ["{experience}", "Luxuswagen Erlebnis", "Wochenende {city}"],
  },
};
