import type { Translated } from "#domain/words/text.ts";
import type { PRICE_RANGE_IT } from "./price-range.it.ts";

export const PRICE_RANGE_ES: Translated<typeof PRICE_RANGE_IT> = {
  legends: { auto: "Precio por día", jet: "Precio por hora", experience: "Precio por fin de semana" },
  hints: {
    undated: "Según el precio «desde» por día de cada coche.",
    dated: "Según la media por día en sus fechas: días, paquetes y descuento por duración.",
  },
  lowest: "Precio mínimo",
  highest: "Precio máximo",
};
