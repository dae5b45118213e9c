import type { Translated } from "#domain/words/text.ts";
import type { GALLERY_IT } from "./gallery.it.ts";

export const GALLERY_FR: Translated<typeof GALLERY_IT> = {
  labels: {
    "three-quarter": "Trois quarts",
    side: "Profil",
    front: "Avant",
    rear: "Arrière",
    cabin: "Intérieur",
    detail: "De près",
    rearSeats: "Places arrière",
    wheel: "Roue",
  },
  numbered: {
    label: "Photo {number}",
    alt: "{title}, photo {number}",
  },
  interior: {
    cabin: "{title}, l'habitacle vu de la porte du conducteur\u00a0: {interior}",
    lounge: "{title}, le salon des passagers\u00a0: {interior}",
    rearSeats: "{title}, les places arrière\u00a0: {interior}",
  },
  wheel: "{title}, la roue avant de près, avec son frein",
  picturesOf: "Images\u00a0: {title}",
  picturesInColour: "{gallery}, {colour}",
  thumbnail: "{number} sur {count}\u00a0: {label}",
  position: "{number} sur {count}",
  showAll: "Afficher les {count} photos",
  scrollRegion: "{gallery}, à faire défiler",
  illustrationNote: "Notre illustration. Le modèle et le moteur sont ceux indiqués.",
  illustrationNoteWithColours:
    "Notre illustration. Le modèle et le moteur sont ceux indiqués\u00a0; les coloris et l'intérieur sont ceux de la rubrique «\u00a0Coloris\u00a0».",
  lastIllustrationsNote: "Les illustrations à la fin sont les nôtres.",
  shownIn: "Afficher en",
  carousel: "carrousel",
  previous: "Image précédente",
  next: "Image suivante",
  enlarge: "Agrandir\u00a0: {picture}",
};
