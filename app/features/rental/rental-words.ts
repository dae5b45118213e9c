import { citiesLabel, vehiclesLabel } from "#app/features/catalogue/catalogue-words.ts";
import type { CategorySlug } from "#domain/categories.ts";

/** Texts of the rental pages, besides the exact ones of product.md#rental-pages. */
export const RENTAL_WORDS = {
  /** The hub's first sentence: how many vehicles, in how many cities they are based and to how many they are delivered. */
  fleet: ({ vehicles, withCars, served, rate }: { vehicles: number; withCars: number; served: number; rate: string }) =>
    `${vehiclesLabel(vehicles)} in ${citiesLabel(withCars)}, consegna in ${citiesLabel(served)}, da\u00a0${rate}\u00a0al\u00a0giorno.`,
  /** The facts about the whole fleet: number of vehicles and range of daily rates. */
  collection: ({ vehicles, lowest, highest }: { vehicles: number; lowest: string; highest: string }) =>
    `${vehiclesLabel(vehicles)}, da ${lowest} a ${highest} al giorno`,
  /** Text beside the name of a category. */
  fromDailyRate: ({ vehicles, rate }: { vehicles: number; rate: string }) =>
    `${vehiclesLabel(vehicles)}, da ${rate} al giorno`,
  all: ({ vehicles }: { vehicles: number }) => `Tutte le ${vehicles}`,
  inCities: ({ vehicles, cities }: { vehicles: number; cities: number }) =>
    `${vehiclesLabel(vehicles)} in ${citiesLabel(cities)}`,
  allIncluded: ({ vehicles }: { vehicles: number }) => `${vehiclesLabel(vehicles)}, assicurazione e consegna incluse.`,
  /** `here` says how many vehicles are delivered, and to which city. */
  deliveredFromRate: ({ here, rate }: { here: string; rate: string }) => `${here}, da ${rate} al giorno`,
  brandsOf: ({ category }: { category: string }) => `I marchi della categoria ${category}:`,
  brandsOfIn: ({ category, city }: { category: string; city: string }) =>
    `I marchi della categoria ${category} a ${city}:`,
  inOtherCities: ({ category }: { category: string }) => `${category} in altre città`,
  noVehicles: ({ category, city }: { category: string; city: string }) =>
    `Nessuna vettura della categoria ${category} a ${city}, per ora`,
  otherCategories: ({ city }: { city: string }) => `Altre categorie a ${city}`,
} as const;

const SORTED_BY_RATING = { feminine: "Le più apprezzate per prime.", masculine: "I più apprezzati per primi." };

/** Each category's introduction, what all its vehicles are called and how its page sorts them. */
export const CATEGORY_WORDS: Readonly<Record<CategorySlug, { intro: string; all: string; sorted: string }>> = {
  sportive: {
    intro: "Auto che si sentono nello schienale, da guidare di persona e senza fretta di riconsegnarle.",
    all: "Tutte le sportive",
    sorted: SORTED_BY_RATING.feminine,
  },
  cabrio: {
    intro: "Per le strade che hanno un lago, un mare o una collina accanto.",
    all: "Tutte le cabrio",
    sorted: SORTED_BY_RATING.feminine,
  },
  suv: {
    intro: "Posto per tutti e per le valigie, con la stessa calma sulla neve e in autostrada.",
    all: "Tutti i SUV",
    sorted: SORTED_BY_RATING.masculine,
  },
  berline: {
    intro: "Le ammiraglie: chi siede dietro arriva riposato quanto chi guida.",
    all: "Tutte le berline",
    sorted: SORTED_BY_RATING.feminine,
  },
  van: {
    intro: "Per chi viaggia in molti e non vuole dividersi.",
    all: "Tutti i van",
    sorted: SORTED_BY_RATING.masculine,
  },
};
