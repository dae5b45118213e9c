/** The full-screen viewer of pictures, which scripts open. Its own script imports these words. */
export const LIGHTBOX_IT = {
  title: "Immagine a schermo intero",
  carousel: "carosello",
  slide: "immagine",
  previous: "Immagine precedente",
  next: "Immagine successiva",
  zoom: "Ingrandisci o riduci",
  close: "Chiudi",
  failed: "Questa immagine non si carica.",
  /** Between the position and the count. */
  of: "di",
  position: "{number} di {count}: {picture}",
} as const;
