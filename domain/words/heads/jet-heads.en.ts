import type { Translated } from "#domain/words/text.ts";
import type { JET_HEADS_IT } from "./jet-heads.it.ts";

export const JET_HEADS_EN: Translated<typeof JET_HEADS_IT> = {
  crumbs: { jets: "Private jets", experiences: "Experiences" },
  estimated: "Instant estimate for your route.",
  replyWithin: "Reply within {promised}.",
  jets: { one: "one jet", other: "{count} jets" },
  service: "Private jet charter",
  hub: {
    title: "Private Jet Charter",
    heading: "Private jet charter",
    fromCity: "Private jet charter from {city}: {jets}, from {rate} an hour.",
    fromCities: {
      one: "Private jet charter from {count} city: {jets}, from {rate} an hour.",
      other: "Private jet charter from {count} cities: {jets}, from {rate} an hour.",
    },
    fromEuropeanCities: {
      one: "Private jet charter from {count} European city: {jets}, from {rate} an hour.",
      other: "Private jet charter from {count} European cities: {jets}, from {rate} an hour.",
    },
    keywords: ["private jet charter", "private jet hire", "air taxi", "private jet price", "private flight"],
  },
  city: {
    title: "Private Jet Charter in {city}",
    heading: "Private jets in {city}",
    name: "Private jet charter in {city}",
    description: "Private jet charter from {city}: {jets}, from {rate} an hour, with the most requested routes.",
    empty: "No jet is based in {city} at the moment: here are the nearest cities you can fly from.",
    keywords: ["private jet {city}", "jet hire {city}", "private jet charter {city}"],
  },
  type: {
    title: "{type} in {city}",
    description: "{type} charter from {city}: {jets}, from {rate} an hour.",
    keywords: ["{type} {city}", "{type} charter", "private jet {city}"],
  },
  model: {
    title: "{jet} in {city}",
    description: "{jet} charter from {city}: {passengers} seats, {range} range, {rate} an hour.",
    keywords: ["{jet} charter", "{jet} {city}", "{type}", "private jet {city}"],
  },
  experience: {
    title: "{experience}, an experience from {city}",
    description: "{experience}: {duration}, from {city}.",
    price: "{price} per {unit}, for two.",
    keywords: ["{experience}", "luxury car experience", "weekend {city}"],
  },
};
