import type { Translated } from "#domain/words/text.ts";
import type { WHERE_WE_OPERATE_IT } from "./where-we-operate.it.ts";

export const WHERE_WE_OPERATE_DE: Translated<typeof WHERE_WE_OPERATE_IT> = {
  title: "Wo wir sind",
  empty: "Die ersten Städte kommen bald: Fragen Sie uns inzwischen, ob wir Ihre erreichen können.",
  countries: { one: "{count} Land", other: "{count} Länder" },
  summary: "{countries}, {cities}. Wo wir keine Niederlassung haben, bringen wir Ihnen das Fahrzeug.",
  city: "<shared>Luxuswagen mieten</shared> {city}",
  cityLink: "Luxuswagen mieten {city}",
  suppliedFrom: "aus {city}",
  onRequest: "auf Anfrage",
  arrivals: "So kommt es zu Ihnen",
  missing: "Ihre Stadt ist nicht dabei?",
  ask: "Fragen Sie, ob wir kommen können",
  freeDelivery: {
    title: "Kostenlose Zustellung",
    text: "Zum Flughafen, ins Hotel, nach Hause oder ins Büro, in jeder dieser Städte. Am Ende holen wir das Fahrzeug dort ab, wo Sie sind.",
    textWithSupplement:
      "Ins Hotel, nach Hause oder ins Büro, in jeder dieser Städte; für einen Flughafen außerhalb der Stadt kann ein Zuschlag anfallen, den Sie vor der Anfrage sehen. Am Ende holen wir das Fahrzeug dort ab, wo Sie sind.",
  },
  fromNearby: {
    title: "Aus einer nahen Stadt",
    text: "Wo wir keine Fahrzeuge haben, kommt Ihres aus der Stadt neben dem Namen: Der Weg zu Ihnen kostet nichts.",
  },
  oneWay: {
    title: "Rückgabe woanders",
    free: "Sie holen in einer Stadt ab und geben in einer anderen zurück, auch über Grenzen, ohne Zuschlag.",
    rate: "Sie holen in einer Stadt ab und geben in einer anderen zurück, auch über Grenzen: {rate} pro Kilometer zwischen beiden.",
  },
};
