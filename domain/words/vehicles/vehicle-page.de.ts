import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_PAGE_IT } from "./vehicle-page.it.ts";

export const VEHICLE_PAGE_DE: Translated<typeof VEHICLE_PAGE_IT> = {
  title: "Das Fahrzeug",
  categoryAndCity: "{category}, {city}",
  sameBrand: "Von derselben Marke:",
  sameCategory: "Aus derselben Kategorie:",
  inCity: "{what} {place}",
  everywhere: "{what} in allen Städten",
  similar: {
    sportive: "Weitere Sportwagen {place}",
    cabrio: "Weitere Cabrios {place}",
    suv: "Weitere SUVs {place}",
    berline: "Weitere Limousinen {place}",
    van: "Weitere Vans {place}",
  },
  similarElsewhere: {
    sportive: "Sportwagen in anderen Städten",
    cabrio: "Cabrios in anderen Städten",
    suv: "SUVs in anderen Städten",
    berline: "Limousinen in anderen Städten",
    van: "Vans in anderen Städten",
  },
  more: "Weitere {category} in {city}",
  moreElsewhere: "Weitere {category} in anderen Städten",
  allSimilar: {
    sportive: "Alle Sportwagen",
    cabrio: "Alle Cabrios",
    suv: "Alle SUVs",
    berline: "Alle Limousinen",
    van: "Alle Vans",
  },
  experience: {
    add: "{name} hinzufügen",
    terms: "{price} pro {unit}, mit diesem Fahrzeug",
  },
  colours: {
    title: "Farben",
    promise:
      "Wählen Sie Ihren Zeitraum: Wir sagen Ihnen, in welchen Farben es frei ist, und Sie bekommen die, die Sie wählen.",
  },
  dimensions: {
    title: "Im Maßstab",
    measures: {
      length: "Länge",
      width: "Breite",
      height: "Höhe",
      wheelbase: "Radstand",
    },
    heightClosed: "Höhe mit geschlossenem Verdeck",
    millimetres: "{value} mm",
    note: "Eigene Illustrationen, alle im selben Maßstab. Maße des Herstellers, Breite ohne Spiegel.",
  },
};
