import type { Translated } from "#domain/words/text.ts";
import type { SEARCH_CHIPS_IT } from "./search-chips.it.ts";

export const SEARCH_CHIPS_ES: Translated<typeof SEARCH_CHIPS_IT> = {
  services: { auto: "Coches", jet: "Jets privados", experience: "Experiencias" },
  transmissions: { auto: "Cambio automático", manuale: "Cambio manual" },
  returnAt: "Devolución {atPlace}",
  pinnedVehicle: "Su elección",
  fromDay: { usual: "Desde el {day}", elided: "Desde el {day}" },
  untilDay: { usual: "Hasta el {day}", elided: "Hasta el {day}" },
  upToPrice: "Hasta {price}",
  fromPrice: "Desde {price}",
  priceRange: "{lowest} – {highest}",
  headings: { auto: "Coches de lujo", jet: "Jets privados", experience: "Experiencias de conducción" },
  headingsIn: {
    auto: "Coches de lujo en {city}",
    jet: "Jets privados en {city}",
    experience: "Experiencias de conducción en {city}",
  },
  categoriesIn: {
    sportive: "Deportivos en {city}",
    cabrio: "Descapotables en {city}",
    suv: "SUV en {city}",
    berline: "Berlinas en {city}",
    van: "Furgonetas en {city}",
  },
};
