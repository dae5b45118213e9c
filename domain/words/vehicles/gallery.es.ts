import type { Translated } from "#domain/words/text.ts";
import type { GALLERY_IT } from "./gallery.it.ts";

export const GALLERY_ES: Translated<typeof GALLERY_IT> = {
  labels: {
    "three-quarter": "Tres cuartos",
    side: "Perfil",
    front: "Frontal",
    rear: "Trasera",
    cabin: "Interior",
    detail: "De cerca",
    rearSeats: "Asientos traseros",
    wheel: "Rueda",
  },
  numbered: {
    label: "Foto {number}",
    alt: "{title}, foto {number}",
  },
  interior: {
    cabin: "{title}, el habitáculo desde la puerta del conductor: {interior}",
    lounge: "{title}, el salón de los pasajeros: {interior}",
    rearSeats: "{title}, los asientos traseros: {interior}",
  },
  wheel: "{title}, la rueda delantera de cerca, con su freno",
  picturesOf: "Imágenes: {title}",
  picturesInColour: "{gallery}, {colour}",
  thumbnail: "{number} de {count}: {label}",
  position: "{number} de {count}",
  showAll: "Ver las {count} fotos",
  scrollRegion: "{gallery}, desplazable",
  illustrationNote: "Ilustración propia. El modelo y el motor son los indicados.",
  illustrationNoteWithColours:
    "Ilustración propia. El modelo y el motor son los indicados; los colores y el interior son los que figuran en «Colores».",
  lastIllustrationsNote: "Las ilustraciones del final son nuestras.",
  shownIn: "Ver en",
  carousel: "carrusel",
  previous: "Imagen anterior",
  next: "Imagen siguiente",
  enlarge: "Ampliar: {picture}",
};
