import type { Translated } from "#domain/words/text.ts";
import type { FINISHES_IT } from "./finishes.it.ts";

export const FINISHES_ES: Translated<typeof FINISHES_IT> = {
  leather: "interior {colour}",
  stitching: "costuras {colour}",
  trim: "acabados {colour}",
  choice: {
    choose: "Libre en varios colores: elija el suyo",
    only: "Libre en estos colores",
    unknown: "En estas fechas hay un coche libre cuyos colores le confirmamos con la respuesta.",
    taken: "En estas fechas no está libre en {finish}.",
  },
};
