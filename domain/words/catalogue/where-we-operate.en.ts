import type { Translated } from "#domain/words/text.ts";
import type { WHERE_WE_OPERATE_IT } from "./where-we-operate.it.ts";

export const WHERE_WE_OPERATE_EN: Translated<typeof WHERE_WE_OPERATE_IT> = {
  title: "Where we operate",
  empty: "Our first cities are on their way: in the meantime, ask whether we can reach yours.",
  countries: { one: "{count} country", other: "{count} countries" },
  summary: "{countries}, {cities}. Where we have no office, we bring the car to you.",
  city: "<shared>Luxury car rental</shared> {city}",
  cityLink: "Luxury car rental {city}",
  suppliedFrom: "from {city}",
  onRequest: "on request",
  arrivals: "How it reaches you",
  missing: "Is your city not here?",
  ask: "Ask whether we can reach it",
  freeDelivery: {
    title: "Free delivery",
    text: "To the airport, your hotel, home or office, in each of these cities. On return we collect it from wherever you are.",
    textWithSupplement:
      "To your hotel, home or office, in each of these cities; an airport outside town may carry an extra charge, which you see before you request. On return we collect it from wherever you are.",
  },
  fromNearby: {
    title: "From a nearby city",
    text: "Where we have no cars, yours comes from the city shown beside the name: its journey to you is free.",
  },
  oneWay: {
    title: "One-way rental",
    free: "Pick up in one city and return in any other city where we operate, even in another country, at no extra charge.",
    rate: "Pick up in one city and return in any other city where we operate, even in another country: {rate} per kilometre between the two.",
  },
};
