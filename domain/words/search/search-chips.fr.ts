import type { Translated } from "#domain/words/text.ts";
import type { SEARCH_CHIPS_IT } from "./search-chips.it.ts";

export const SEARCH_CHIPS_FR: Translated<typeof SEARCH_CHIPS_IT> = {
  services: { auto: "Voitures", jet: "Jets privés", experience: "Expériences" },
  transmissions: { auto: "Boîte automatique", manuale: "Boîte manuelle" },
  returnAt: "Retour {atPlace}",
  pinnedVehicle: "Votre choix",
  fromDay: { usual: "À partir du {day}", elided: "À partir du {day}" },
  untilDay: { usual: "Jusqu'au {day}", elided: "Jusqu'au {day}" },
  upToPrice: "Jusqu'à {price}",
  fromPrice: "Dès {price}",
  priceRange: "{lowest} – {highest}",
  headings: { auto: "Voitures de luxe", jet: "Jets privés", experience: "Expériences de conduite" },
  headingsIn: {
    auto: "Voitures de luxe à {city}",
    jet: "Jets privés à {city}",
    experience: "Expériences de conduite à {city}",
  },
  categoriesIn: {
    sportive: "Sportives à {city}",
    cabrio: "Cabriolets à {city}",
    suv: "SUV à {city}",
    berline: "Berlines à {city}",
    van: "Vans à {city}",
  },
};
