/** Texts of the full-screen picture viewer. */
export const LIGHTBOX_WORDS = {
  enlarge: ({ picture }: { picture: string }) => `Ingrandisci: ${picture}`,
  title: "Immagine a schermo intero",
  carousel: "carosello",
  slide: "immagine",
  previous: "Immagine precedente",
  next: "Immagine successiva",
  zoom: "Ingrandisci o riduci",
  close: "Chiudi",
  failed: "Questa immagine non si carica.",
  of: " di ",
  positionText: ({ number, count, picture }: { number: number; count: number; picture: string }) =>
    `${number} di ${count}: ${picture}`,
} as const;
