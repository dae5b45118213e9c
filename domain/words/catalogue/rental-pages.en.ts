import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_PAGES_IT } from "./rental-pages.it.ts";

export const RENTAL_PAGES_EN: Translated<typeof RENTAL_PAGES_IT> = {
  fleet: "{cars} in {withCars}, delivery in {served}, from\u00a0{rate}\u00a0a\u00a0day.",
  brands: "Our makes:",
  weekends: "A weekend ready to go:",
  collection: {
    title: "Our cars",
    range: "{cars}, from {lowest} to {highest} a day",
    search: "Search by city and dates",
    categories: "Categories",
    all: { one: "The {count} car", other: "All {count}" },
    conditions: "Conditions and questions",
  },
  category: {
    carsInCities: "{cars} in {cities}",
    none: "No cars at the moment",
    noneHint: "There is nothing to rent in this category for now.",
    everyCity: "Our cars, city by city:",
    otherCategories: "The other categories:",
    intro: {
      sportive: "Cars you feel in the small of your back, to drive yourself and in no hurry to return.",
      cabrio: "For roads with a lake, the sea or hills beside them.",
      suv: "Room for everyone and the luggage, as calm on snow as on the motorway.",
      berline: "The flagships: whoever sits in the back arrives as rested as the driver.",
      van: "For those who travel in a group and would rather not split up.",
    },
    all: {
      sportive: "All sports cars",
      cabrio: "All convertibles",
      suv: "All SUVs",
      berline: "All saloons",
      van: "All vans",
    },
    sorted: {
      sportive: "Best rated first.",
      cabrio: "Best rated first.",
      suv: "Best rated first.",
      berline: "Best rated first.",
      van: "Best rated first.",
    },
    brands: {
      sportive: "The makes of our sports cars:",
      cabrio: "The makes of our convertibles:",
      suv: "The makes of our SUVs:",
      berline: "The makes of our saloons:",
      van: "The makes of our vans:",
    },
  },
  categoryInCity: {
    included: "{cars}, insurance and delivery included.",
    noneHint: "None of them can be delivered this far: these are the cities with cars.",
    otherCategories: "Other categories in {city}",
    elsewhere: {
      sportive: "Sports cars in other cities",
      cabrio: "Convertibles in other cities",
      suv: "SUVs in other cities",
      berline: "Saloons in other cities",
      van: "Vans in other cities",
    },
    none: {
      sportive: "No sports cars in {city} at the moment",
      cabrio: "No convertibles in {city} at the moment",
      suv: "No SUVs in {city} at the moment",
      berline: "No saloons in {city} at the moment",
      van: "No vans in {city} at the moment",
    },
    brands: {
      sportive: "The makes of our sports cars in {city}:",
      cabrio: "The makes of our convertibles in {city}:",
      suv: "The makes of our SUVs in {city}:",
      berline: "The makes of our saloons in {city}:",
      van: "The makes of our vans in {city}:",
    },
  },
};
