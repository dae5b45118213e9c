import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_HEADS_IT } from "./rental-heads.it.ts";

export const RENTAL_HEADS_EN: Translated<typeof RENTAL_HEADS_IT> = {
  crumbs: { home: "Home", rental: "Luxury car rental", cars: "Our cars", explore: "Collection" },
  opening: "{subject}: {stock}.",
  stock: { one: "one car", other: "{count} cars" },
  noStock: "no cars available at the moment",
  deliveredStock: "delivered from the nearest cities",
  fromRate: "From {rate} a day.",
  included: "Full insurance and delivery included.",
  freeDelivery: "Free delivery within 24 hours.",
  home: {
    title: "Luxury Car Rental",
    subject: "Luxury car rental",
    inCountries: "Luxury car rental {inCountries}.",
    keywords: ["luxury car rental", "supercar hire"],
    cityKeyword: "luxury cars {city}",
    countryKeyword: "luxury car rental {country}",
  },
  hub: {
    heading: "Luxury Car Rental",
    inCountry: {
      one: "Luxury car rental in {count} city, {inCountry}",
      other: "Luxury car rental in {count} cities, {inCountry}",
    },
    inCountries: {
      one: "Luxury car rental in {count} city across {countries}",
      other: "Luxury car rental in {count} cities across {countries}",
    },
    keywords: ["luxury car rental", "supercar hire", "exotic car rental"],
    regionKeyword: "luxury car hire",
  },
  collection: {
    title: "Our Cars",
    subject: "The full collection, category by category",
    keywords: ["luxury cars for hire", "collection", "supercars", "convertibles", "SUVs", "saloons", "vans"],
  },
  category: {
    headings: {
      sportive: "Luxury Sports Car Rental",
      cabrio: "Luxury Convertible Rental",
      suv: "Luxury SUV Rental",
      berline: "Luxury Saloon Rental",
      van: "Luxury Van Rental",
    },
    subjects: {
      sportive: "Luxury sports car rental",
      cabrio: "Luxury convertible rental",
      suv: "Luxury SUV rental",
      berline: "Luxury saloon rental",
      van: "Luxury van rental",
    },
    keywords: {
      sportive: ["luxury sports car rental", "sports cars", "sports car hire"],
      cabrio: ["luxury convertible rental", "convertibles", "convertible hire"],
      suv: ["luxury SUV rental", "SUVs", "SUV hire"],
      berline: ["luxury saloon rental", "saloons", "executive car hire"],
      van: ["luxury van rental", "vans", "van hire"],
    },
  },
  categoryInCity: {
    titles: {
      sportive: "Luxury Sports Car Rental in {city}",
      cabrio: "Luxury Convertible Rental in {city}",
      suv: "Luxury SUV Rental in {city}",
      berline: "Luxury Saloon Rental in {city}",
      van: "Luxury Van Rental in {city}",
    },
    headings: {
      sportive: "Sports Cars in {city}",
      cabrio: "Convertibles in {city}",
      suv: "SUVs in {city}",
      berline: "Saloons in {city}",
      van: "Vans in {city}",
    },
    subjects: {
      sportive: "Luxury sports car rental in {city}",
      cabrio: "Luxury convertible rental in {city}",
      suv: "Luxury SUV rental in {city}",
      berline: "Luxury saloon rental in {city}",
      van: "Luxury van rental in {city}",
    },
    keywords: {
      sportive: ["sports car rental {city}", "luxury sports cars {city}"],
      cabrio: ["convertible rental {city}", "luxury convertibles {city}"],
      suv: ["SUV rental {city}", "luxury SUVs {city}"],
      berline: ["saloon rental {city}", "luxury saloons {city}"],
      van: ["van rental {city}", "luxury vans {city}"],
    },
  },
  city: {
    heading: "Luxury Car Rental in {city}",
    stock: { one: "Luxury car rental in {city}: one car.", other: "Luxury car rental in {city}: {count} cars." },
    delivered: "Luxury car rental in {city}, delivered from the nearest cities.",
    empty: "No cars in {city} at the moment.",
    keywords: ["luxury car rental {city}", "supercar hire {city}"],
  },
  brand: { title: "{brand} Rental", keywords: ["{brand} rental", "{brand} hire", "rent {brand}"] },
  brandInCity: {
    title: "{brand} Rental in {city}",
    heading: "{brand} in {city}",
    keywords: ["{brand} rental {city}", "rent {brand} {city}"],
  },
  vehicle: {
    title: "Rent {vehicle} in {city}",
    fromRate: "From {rate} a day, insurance included.",
    available: "Rent {vehicle} in {city}.",
    unavailable: "At the moment {vehicle} is not available in {city}.",
    keywords: ["{vehicle} rental", "{vehicle} {city}", "rent {vehicle}"],
    description: "{vehicle} for hire in {city}, full insurance and delivery included.",
  },
  explore: {
    auto: {
      description:
        "The full collection for hire: the total price for your dates, full insurance and free delivery in town.",
      keywords: ["luxury car rental", "supercar hire", "daily price"],
    },
    jet: {
      description:
        "The private jets of our fleet, with seats, range and hourly rate. The estimate for a route is immediate; the quote says which jet is free.",
      keywords: ["private jet hire", "private jet", "jet hourly rate"],
    },
    experience: {
      description:
        "Driving experiences for an entire weekend: car, hotel and table already chosen, at one price for everything.",
      keywords: ["driving experiences", "luxury car weekend"],
    },
  },
};
