import type { Translated } from "#domain/words/text.ts";
import type { STATIC_PAGES_IT } from "./static-pages.it.ts";

export const STATIC_PAGES_ES: Translated<typeof STATIC_PAGES_IT> = {
  tooManyRequests: "Demasiadas peticiones en poco tiempo",
  tooManyRequestsText:
    "Desde su dirección han llegado muchas peticiones en un minuto. Vuelva atrás e inténtelo de nuevo en unos instantes.",
  tooLarge: "Petición demasiado grande",
  tooLargeText: "{detail} Vuelva atrás e inténtelo de nuevo; si vuelve a ocurrir, escríbanos o llámenos.",
  maxSize: "La petición supera el tamaño máximo de 1 MiB.",
  maxFields: "El formulario enviado tiene más de {number} campos.",
  maxValues: "La petición contiene más de {number} valores.",
};
