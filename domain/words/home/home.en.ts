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
    title: "The most desired",
    bestRated: "The ones our drivers rate highest.",
    all: "The whole collection",
  },
  brand: {
    title: "Our Brand",
    picture: "Our signature car, in the studio",
    idea: "{company} began with a simple idea: whoever chooses a car wants exactly that car.",
    heritage:
      "We deliver fine cars {where} where time and discretion matter. Every car has one person in charge of it, who prepares it and takes it where it is needed.",
    heritageSince:
      "Since {year} we have delivered fine cars {where} where time and discretion matter. Every car has one person in charge of it, who prepares it and takes it where it is needed.",
    deliveredWhere: {
      cities: "in the cities",
      citiesOfEurope: "in the cities of Europe",
      onlyCountry: "in the cities we serve {inCountry},",
      countryAndCities: "{inCountry} and in the cities",
      countryAndCitiesOfEurope: "{inCountry} and in the cities of Europe",
    },
    noSubstitute:
      "No “or similar”: the model, the trim and the colour that you read on the car's page are those you find with the keys.",
    included: "Full insurance is included, and so is delivery in town.",
  },
  brands: { title: "The makes", card: "Explore the collection", loading: "Loading the makes..." },
  destinations: { title: "Destinations", popular: "Popular" },
  coverage: { everyCity: "Six countries, twenty-six cities", someCities: "Where we deliver" },
  services: {
    title: "Beyond the key",
    transfer: "Luxury transfers",
    transferText: "A chauffeur and a car from the airport to the door.",
    concierge: "Concierge{hours}, for bookings too",
    conciergeText: "An assistant who books the rest: tables, berths, suites.",
    experiences: "Exclusive experiences",
    experiencesText: "A weekend built around driving.",
    booking: "Immediate booking, on your own",
    bookingText: "From your phone, at any hour. {immediacy}",
  },
  magazine: { title: "Magazine", all: "All articles", read: "Read the article" },
};
