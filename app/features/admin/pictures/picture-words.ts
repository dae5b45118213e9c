import type { PictureHint } from "#domain/pictures/picture-hints.ts";
import { MIN_CONFIRMED_WIDTH_PIXELS } from "#domain/pictures/uploaded-picture.ts";

/** Texts of the panel's picture lists. */
export const PICTURE_WORDS = {
  edit: ({ number }: { number: number }) => `Inquadratura e vista dell'immagine ${number}`,
  editFocalPoint: ({ label }: { label: string }) => `Inquadratura: ${label}`,
  editorTitle: ({ number }: { number: number }) => `Immagine ${number}`,
  focalPoint: "Punto focale",
  focalPointHint: "Premi sulla foto, o usa i cursori: ogni ritaglio tiene in vista questo punto.",
  fromLeft: "Da sinistra, in percentuale",
  fromTop: "Dall'alto, in percentuale",
  crops: { card: "Scheda", wide: "Apertura", share: "Anteprima condivisa" },
  view: "Che cosa mostra",
  noView: "Non indicato",
  finish: "Allestimento mostrato",
  finishHint: "Con questo allestimento scelto, la foto viene per prima; con un altro, mai.",
  noFinish: "Nessuno in particolare",
  formerFinish: "Un allestimento che la flotta non ha più",
  everywhere: "Vale ovunque si veda questa foto, da subito.",
  save: "Salva la foto",
  saved: "Foto aggiornata",
  saveFailed: "La foto non è stata salvata. Riprova.",
  hints: {
    small: ({ width }: { width: number }) =>
      `Piccola: ${width} pixel di larghezza, meglio almeno ${MIN_CONFIRMED_WIDTH_PIXELS}.`,
    dark: () => "Sembra scura.",
    blurred: () => "Sembra sfocata.",
    "other-aspect": () => "Ha un formato diverso dalle altre.",
  } satisfies Record<PictureHint, (picture: { width: number }) => string>,
} as const;
