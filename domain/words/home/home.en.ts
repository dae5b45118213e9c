import type { Translated } from "#domain/words/text.ts";
import type { HOME_IT } from "./home.it.ts";

export const HOME_EN: Translated<typeof HOME_IT> = {
  title: "Book Your Luxury Car",
  phoneTitle: "Luxury Car Rental",
  points: "What we offer",
  tiles: {
    title: "Choose the category",
    lead: "Every journey has its own.",
    cars: { one: "{count} car", other: "{count} cars" },
  },
  carousel: {
    role: "carousel",
    title: "Our Categories",
    subtitle: "Explore our exclusive collection of luxury cars",
    previous: "Previous category",
    next: "Next category",
  },
  featured: {
    title: "Most sought-after",
    bestRated: "Rated highest by those who have driven them.",
    all: "The full collection",
  },
  brand: {
    title: "Our Brand",
    picture: "Our signature car, in the studio",
    idea: "{company} began with a simple idea: when you choose a car, you want exactly that car.",
    heritage:
      "We deliver fine cars {where} where time and discretion matter. Each car is in the care of one person, who prepares it and takes it where it is needed.",
    heritageSince:
      "Since {year} we have delivered fine cars {where} where time and discretion matter. Each car is in the care of one person, who prepares it and takes it where it is needed.",
    deliveredWhere: {
      cities: "in the cities",
      citiesOfEurope: "in the cities of Europe",
      onlyCountry: "in the cities we serve {inCountry},",
      countryAndCities: "{inCountry} and in the cities",
      countryAndCitiesOfEurope: "{inCountry} and in the cities of Europe",
    },
    noSubstitute:
      "No “or similar”: the model, trim and colour on the car's page are the ones waiting for you with the keys.",
    included: "Full insurance is included, and so is delivery in town.",
  },
  brands: { title: "Our makes", card: "Explore the collection", loading: "Loading the makes..." },
  destinations: { title: "Destinations", popular: "Popular" },
  coverage: { everyCity: "Six countries, twenty-six cities", someCities: "Where we deliver" },
  services: {
    title: "Beyond the key",
    transfer: "Luxury transfers",
    transferText: "A chauffeur and a car from the airport to the door.",
    concierge: "Concierge{hours}, for reservations too",
    conciergeText: "An assistant who books the rest: tables, berths, suites.",
    experiences: "Exclusive experiences",
    experiencesText: "A weekend built around driving.",
    booking: "Instant booking, by yourself",
    bookingText: "From your phone, at any hour. {immediacy}",
  },
  magazine: { title: "Magazine", all: "All articles", read: "Read the article" },
};
