import type { Translated } from "#domain/words/text.ts";
import type { BRAND_PAGES_IT } from "./brand-pages.it.ts";

export const BRAND_PAGES_EN: Translated<typeof BRAND_PAGES_IT> = {
  models: { one: "One model", other: "Models" },
  available: { one: "{count} available", other: "{count} available" },
  cities: { one: "One city", other: "Cities" },
  averageRate: "Average price per day",
  categories: { one: "Category", other: "Categories" },
  carsIn: { one: "One car in {city}", other: "Cars in {city}" },
  seeCar: "{name}: dates and price",
  interior: "{title}, the interior",
  inProfile: "{title} in profile",
  delivery: "Delivery",
  deliveredWithin: "Within 24 hours",
  quickDelivery: "24h quick delivery",
  ourCars: { one: "Our {brand}", other: "Our {brand} cars" },
  basedIn: "At home in {city}",
  none: "No {brand} for now",
  askForModel: "Tell us which model you are looking for: we reply within {promised}.",
  deliveredElsewhere: "Delivery elsewhere",
  deliveredElsewhereNote: "Without supplement, even in cities where none is based.",
  everyBrandInCities: {
    one: "Cars of every make, in the same city:",
    other: "Cars of every make, in the same cities:",
  },
  everyBrandInCity: "Cars of every make, in the same city: <city>{city}</city>.",
  otherCities: "{brand} in other cities:",
  otherBrands: "The other makes in {city}:",
  everyBrand: "Of every make:",
  luxuryCarsIn: "luxury cars in {city}",
  conditions: {
    deposit: "Security deposit",
    kilometres: "Kilometres included per day",
    age: "Driver's minimum age",
    years: "{age} years",
    higherAge: "{age} for some cars",
  },
  rentTitle: { usual: "Renting a {brand} in {city}", vowel: "Renting an {brand} in {city}" },
  inCity: {
    none: {
      usual:
        "No {brand} based in {city} is available at the moment: tell us your dates and we will look for the nearest.",
      vowel:
        "No {brand} based in {city} is available at the moment: tell us your dates and we will look for the nearest.",
    },
    noneButDelivered: {
      usual:
        "No {brand} based in {city} is available at the moment: we deliver one, without supplement, from {cities}.",
      vowel:
        "No {brand} based in {city} is available at the moment: we deliver one, without supplement, from {cities}.",
    },
    one: {
      usual: "In {city} you find a {brand} ({categories}), {rates}.",
      vowel: "In {city} you find an {brand} ({categories}), {rates}.",
    },
    several: {
      one: "In {city} you find {count} {brand} ({categories}), {rates}.",
      other: "In {city} you find {count} {brand} cars ({categories}), {rates}.",
    },
    rate: "at {rate} a day",
    rates: "from {lowest} to {highest} a day",
    included:
      "Full insurance and delivery in town are included, and the total for your dates appears before you leave any details.",
    licence: {
      one: "The driver has held a licence for at least {count} year. At the end of the rental the deposit is released.",
      other:
        "The driver has held a licence for at least {count} years. At the end of the rental the deposit is released.",
    },
    delivery:
      "We bring it where you need it in {city}: to your hotel, office, station or airport, usually within 24 hours of confirmation. At delivery a person shows you the controls and documents.",
    deliveredFrom:
      "If your dates are already taken, other {brand} cars are delivered to {city}, without supplement, from {cities}.",
    tooFar: "Other {brand} cars are in {cities}, too far for a delivery.",
  },
};
