import type { Translated } from "#domain/words/text.ts";
import type { SEARCH_CHIPS_IT } from "./search-chips.it.ts";

export const SEARCH_CHIPS_DE: Translated<typeof SEARCH_CHIPS_IT> = {
  services: { auto: "Fahrzeuge", jet: "Privatjets", experience: "Erlebnisse" },
  transmissions: { auto: "Automatikgetriebe", manuale: "Schaltgetriebe" },
  returnAt: "Rückgabe {atPlace}",
  pinnedVehicle: "Ihre Wahl",
  fromDay: { usual: "Ab dem {day}", elided: "Ab dem {day}" },
  untilDay: { usual: "Bis zum {day}", elided: "Bis zum {day}" },
  upToPrice: "Bis {price}",
  fromPrice: "Ab {price}",
  priceRange: "{lowest} – {highest}",
  headings: { auto: "Luxuswagen", jet: "Privatjets", experience: "Fahrerlebnisse" },
  headingsIn: {
    auto: "Luxuswagen in {city}",
    jet: "Privatjets in {city}",
    experience: "Fahrerlebnisse in {city}",
  },
  categoriesIn: {
    sportive: "Sportwagen in {city}",
    cabrio: "Cabrios in {city}",
    suv: "SUVs in {city}",
    berline: "Limousinen in {city}",
    van: "Vans in {city}",
  },
};
