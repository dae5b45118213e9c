import type { Translated } from "#domain/words/text.ts";
import type { SEARCH_CHIPS_IT } from "./search-chips.it.ts";

export const SEARCH_CHIPS_EN: Translated<typeof SEARCH_CHIPS_IT> = {
  services: { auto: "Cars", jet: "Private jets", experience: "Experiences" },
  transmissions: { auto: "Automatic gearbox", manuale: "Manual gearbox" },
  returnAt: "Return {atPlace}",
  pinnedVehicle: "Your choice",
  fromDay: { usual: "From {day}", elided: "From {day}" },
  untilDay: { usual: "Until {day}", elided: "Until {day}" },
  upToPrice: "Up to {price}",
  fromPrice: "From {price}",
  priceRange: "{lowest} – {highest}",
  headings: { auto: "Luxury Cars", jet: "Private Jets", experience: "Driving Experiences" },
  headingsIn: {
    auto: "Luxury Cars in {city}",
    jet: "Private Jets in {city}",
    experience: "Driving Experiences in {city}",
  },
  categoriesIn: {
    sportive: "Sports Cars in {city}",
    cabrio: "Convertibles in {city}",
    suv: "SUVs in {city}",
    berline: "Saloons in {city}",
    van: "Vans in {city}",
  },
};
