/** The galleries of cars and jets. `picture` is the alternative text of a picture. */
export const GALLERY_IT = {
  labels: {
    /** The short label of a photograph by what it shows, in the gallery and in the panel. */
    "three-quarter": "Tre quarti",
    side: "Fianco",
    front: "Davanti",
    rear: "Dietro",
    cabin: "Interni",
    detail: "Da vicino",
    rearSeats: "Posti dietro",
    wheel: "Ruota",
  },
  numbered: {
    /** A photograph of which nothing else is known. */
    label: "Foto {number}",
    alt: "{title}, foto {number}",
  },
  interior: {
    /** The drawn interior; `interior` are its colours. */
    cabin: "{title}, l’abitacolo dalla porta del guidatore: {interior}",
    lounge: "{title}, il salotto dei passeggeri: {interior}",
    rearSeats: "{title}, i posti dietro: {interior}",
  },
  wheel: "{title}, la ruota anteriore da vicino, con il suo freno",
  picturesOf: "Immagini della {title}",
  picturesInColour: "{gallery}, {colour}",
  /** The accessible name of a thumbnail. */
  thumbnail: "{number} di {count}: {label}",
  /** The position of the visible picture. Scripts replace its first number. */
  position: "{number} di {count}",
  /** The link to all photographs of a mosaic, which shows only the first. */
  showAll: "Mostra tutte le {count} foto",
  /** The accessible name of a gallery's scrollable row; it must be unique on the page. */
  scrollRegion: "{gallery}, da scorrere",
  /** Below drawings; with the colours of the car listed further down or without. */
  illustrationNote: "Illustrazione nostra. Modello e motore sono quelli indicati.",
  illustrationNoteWithColours:
    "Illustrazione nostra. Modello e motore sono quelli indicati; colori e interni sono quelli che leggi sotto «Colori».",
  /** Below photographs that drawings follow. */
  lastIllustrationsNote: "Le illustrazioni in coda sono nostre.",
  /** Above the swatches that switch the pictures. */
  shownIn: "Mostra in",
  /** The accessible kind of the gallery. */
  carousel: "carosello",
  previous: "Immagine precedente",
  next: "Immagine successiva",
  enlarge: "Ingrandisci: {picture}",
} as const;
