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
  basedIn: "Based in {city}",
  none: "No {brand} at the moment",
  askForModel: "Tell us which model you are looking for: we reply within {promised}.",
  deliveredElsewhere: "Delivery elsewhere",
  deliveredElsewhereNote: "At no extra charge, even in cities where none is based.",
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
    age: "Minimum driver age",
    years: "{age} years",
    higherAge: "{age} for some cars",
  },
  rentTitle: { usual: "Renting a {brand} in {city}", vowel: "Renting an {brand} in {city}" },
  inCity: {
    none: {
      usual: "No {brand} based in {city} is available at the moment: tell us your dates and we will find the nearest.",
      vowel: "No {brand} based in {city} is available at the moment: tell us your dates and we will find the nearest.",
    },
    noneButDelivered: {
      usual: "No {brand} based in {city} is available at the moment: we deliver one from {cities} at no extra charge.",
      vowel: "No {brand} based in {city} is available at the moment: we deliver one from {cities} at no extra charge.",
    },
    one: {
      usual: "In {city} you will find a {brand} ({categories}), {rates}.",
      vowel: "In {city} you will find an {brand} ({categories}), {rates}.",
    },
    several: {
      one: "In {city} you will find {count} {brand} ({categories}), {rates}.",
      other: "In {city} you will find {count} {brand} cars ({categories}), {rates}.",
    },
    rate: "at {rate} a day",
    rates: "from {lowest} to {highest} a day",
    included:
      "Full insurance and delivery in town are included, and the total for your dates appears before you give any details.",
    licence: {
      one: "The driver must have held a licence for at least {count} year. The deposit is released at the end of the rental.",
      other:
        "The driver must have held a licence for at least {count} years. The deposit is released at the end of the rental.",
    },
    delivery:
      "We bring it wherever you need it in {city}: to your hotel, office, station or airport, usually within 24 hours of confirmation. On delivery, one of our team shows you the controls and the documents.",
    deliveredFrom:
      "If your dates are already taken, other {brand} cars are delivered to {city} from {cities} at no extra charge.",
    tooFar: "Other {brand} cars are in {cities}, too far away to deliver.",
  },
};
