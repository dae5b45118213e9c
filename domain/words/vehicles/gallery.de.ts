import type { Translated } from "#domain/words/text.ts";
import type { GALLERY_IT } from "./gallery.it.ts";

export const GALLERY_DE: Translated<typeof GALLERY_IT> = {
  labels: {
    "three-quarter": "Schräg vorn",
    side: "Seite",
    front: "Vorn",
    rear: "Hinten",
    cabin: "Innenraum",
    detail: "Aus der Nähe",
    rearSeats: "Rücksitze",
    wheel: "Rad",
  },
  numbered: {
    label: "Foto {number}",
    alt: "{title}, Foto {number}",
  },
  interior: {
    cabin: "{title}, der Innenraum von der Fahrertür aus: {interior}",
    lounge: "{title}, die Lounge der Passagiere: {interior}",
    rearSeats: "{title}, die Rücksitze: {interior}",
  },
  wheel: "{title}, das Vorderrad mit Bremse aus der Nähe",
  picturesOf: "Bilder: {title}",
  picturesInColour: "{gallery}, {colour}",
  thumbnail: "{number} von {count}: {label}",
  position: "{number} von {count}",
  showAll: "Alle {count} Fotos zeigen",
  scrollRegion: "{gallery}, zum Scrollen",
  illustrationNote: "Eigene Illustration. Modell und Motor entsprechen den Angaben.",
  illustrationNoteWithColours:
    "Eigene Illustration. Modell und Motor entsprechen den Angaben; Farben und Innenraum stehen unter „Farben“.",
  lastIllustrationsNote: "Die Illustrationen am Ende sind unsere eigenen.",
  shownIn: "Zeigen in",
  carousel: "Karussell",
  previous: "Vorheriges Bild",
  next: "Nächstes Bild",
  enlarge: "Vergrößern: {picture}",
};
