import type { Translated } from "#domain/words/text.ts";
import type { LIGHTBOX_IT } from "./lightbox.it.ts";

export const LIGHTBOX_ES: Translated<typeof LIGHTBOX_IT> = {
  title: "Imagen a pantalla completa",
  carousel: "carrusel",
  slide: "imagen",
  previous: "Imagen anterior",
  next: "Imagen siguiente",
  zoom: "Ampliar o reducir",
  close: "Cerrar",
  failed: "Esta imagen no se carga.",
  of: "de",
  position: "{number} de {count}: {picture}",
};
