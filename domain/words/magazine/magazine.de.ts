import type { Translated } from "#domain/words/text.ts";
import type { MAGAZINE_IT } from "./magazine.it.ts";

export const MAGAZINE_DE: Translated<typeof MAGAZINE_IT> = {
  title: "Magazin",
  intro: "Straßen erprobt, Autos verglichen, Gepäck vermessen. Geschrieben von denen, die die Schlüssel übergeben.",
  empty: "Die erste Ausgabe ist in Vorbereitung",
  read: "Artikel lesen",
  all: "Alle Artikel",
  dateAndMinutes: "<day>{day}</day>, {minutes} Min. Lesezeit",
  illustration: "Illustration des Hauses",
  vehicles: "Die Autos in diesem Artikel",
  delivered: "Die Autos, über die wir schreiben, sind die, die wir liefern.",
  allVehicles: "Alle Fahrzeuge",
  continue: "Weiterlesen",
};
