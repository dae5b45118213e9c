import type { Translated } from "#domain/words/text.ts";
import type { WHERE_WE_OPERATE_IT } from "./where-we-operate.it.ts";

export const WHERE_WE_OPERATE_DE: Translated<typeof WHERE_WE_OPERATE_IT> = {
  title: "Wo wir sind",
  empty: "Die ersten Städte kommen bald: Fragen Sie uns inzwischen, ob wir Ihre erreichen können.",
  countries: { one: "{count} Land", other: "{count} Länder" },
  summary: "{countries}, {cities}. Wo wir keine Niederlassung haben, bringen wir Ihnen das Fahrzeug.",
  city: "<shared>Luxuswagen mieten in</shared> {city}",
  cityLink: "Luxuswagen mieten in {city}",
  suppliedFrom: "aus {city}",
  onRequest: "auf Anfrage",
  arrivals: "So kommt das Fahrzeug zu Ihnen",
  missing: "Ihre Stadt ist nicht dabei?",
  ask: "Fragen Sie, ob wir kommen können",
  freeDelivery: {
    title: "Kostenlose Zustellung",
    text: "Zum Flughafen, ins Hotel, nach Hause oder ins Büro, in jeder dieser Städte. Am Ende holen wir das Fahrzeug dort ab, wo Sie sind.",
    textWithSupplement:
      "Ins Hotel, nach Hause oder ins Büro, in jeder dieser Städte; für einen Flughafen außerhalb der Stadt kann ein Aufpreis anfallen, den Sie vor der Anfrage sehen. Am Ende holen wir das Fahrzeug dort ab, wo Sie sind.",
  },
  fromNearby: {
    title: "Aus einer Stadt in der Nähe",
    text: "Wo wir keine Fahrzeuge haben, kommt Ihres aus der Stadt, die neben dem Namen steht: Die Anfahrt ist kostenlos.",
  },
  oneWay: {
    title: "Einwegmiete",
    free: "Sie übernehmen das Fahrzeug in einer Stadt und geben es in einer anderen zurück, auch über Grenzen hinweg, ohne Aufpreis.",
    rate: "Sie übernehmen das Fahrzeug in einer Stadt und geben es in einer anderen zurück, auch über Grenzen hinweg: für {rate} pro Kilometer zwischen beiden Städten.",
  },
};
