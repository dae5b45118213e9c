import { citiesLabel, vehiclesLabel } from "#app/features/catalogue/catalogue-words.ts";

/** What the pages of the rental say beside the exact words of product.md#rental-pages. */
export const RENTAL_WORDS = {
  /** The hub's first sentence: how many cars, where they stand and where they are brought. */
  fleet: ({ vehicles, withCars, served, rate }: { vehicles: number; withCars: number; served: number; rate: string }) =>
    `${vehiclesLabel(vehicles)} in ${citiesLabel(withCars)}, consegna in ${citiesLabel(served)}, da\u00a0${rate}\u00a0al\u00a0giorno.`,
  /** The same of the whole collection. */
  collection: ({ vehicles, lowest, highest }: { vehicles: number; lowest: string; highest: string }) =>
    `${vehiclesLabel(vehicles)}, da ${lowest} a ${highest} al giorno`,
  /** Beside the name of a category. */
  fromDailyRate: ({ vehicles, rate }: { vehicles: number; rate: string }) =>
    `${vehiclesLabel(vehicles)}, da ${rate} al giorno`,
  all: ({ vehicles }: { vehicles: number }) => `Tutte le ${vehicles}`,
  inCities: ({ vehicles, cities }: { vehicles: number; cities: number }) =>
    `${vehiclesLabel(vehicles)} in ${citiesLabel(cities)}`,
  allIncluded: ({ vehicles }: { vehicles: number }) => `${vehiclesLabel(vehicles)}, assicurazione e consegna incluse.`,
  /** `here` says how many are brought, and where. */
  broughtFromRate: ({ here, rate }: { here: string; rate: string }) => `${here}, da ${rate} al giorno`,
  brandsOf: ({ category }: { category: string }) => `I marchi della categoria ${category}:`,
  brandsOfIn: ({ category, city }: { category: string; city: string }) =>
    `I marchi della categoria ${category} a ${city}:`,
  elsewhere: ({ category }: { category: string }) => `${category} in altre città`,
  none: ({ category, city }: { category: string; city: string }) =>
    `Nessuna vettura della categoria ${category} a ${city}, per ora`,
  otherCategories: ({ city }: { city: string }) => `Altre categorie a ${city}`,
} as const;
