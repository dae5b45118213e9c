import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_FACTS_IT } from "./rental-facts.it.ts";

export const RENTAL_FACTS_EN: Translated<typeof RENTAL_FACTS_IT> = {
  cheaperLonger: "{longer} cost less than {days}: {total}",
  title: "What it costs, how it works",
  titles: {
    payment: "When and how you pay",
    deposit: "The deposit",
    kasko: "What the cover includes",
    delivery: "Who brings the car",
    fuel: "Fuel and tolls",
    drivers: "Who else may drive",
    cancellation: "If you change your mind",
  },
  payment:
    "You pay nothing on the website and need no card to send a request. The rental is paid at pickup, {ways}, at the price shown in your request.",
  deposit: "The security deposit, {amount}, is {held}: a guarantee, not a charge.",
  depositReturn: {
    one: "Depending on your bank, it is available again within a day.",
    other: "Depending on your bank, it is available again within {count} days.",
  },
  excess: "Comprehensive cover is in the price: for covered damage you pay no more than the excess, {amount}.",
  kasko: "It covers {covers}. It does not cover {excludes}.",
  delivery:
    "A member of our staff brings the car and comes back to collect it. Within the city, delivery is free to any address.",
  freeDelivery: "It is also free to every airport, station and port on our list.",
  deliveryRate:
    "It is also free to airports, stations and ports within {kilometres} km; beyond that, each kilometre costs {rate} and is shown in the total.",
  freeOneWay: "Returning the car in another of our cities is free of charge.",
  oneWayRate: "Returning the car in another of our cities costs {rate} per kilometre between the two.",
  freeSecondDriver: "A second driver is free of charge.",
  secondDriverPrice: "A second driver costs {price}.",
  cancellation:
    "You may cancel a request or a confirmed booking free of charge until the moment of pickup, using the private link in our e-mail.",
  cancellationOfDates:
    "You may cancel a request free of charge, and a confirmed booking until the moment of pickup, using the private link in our e-mail. Cancellation for these dates: {terms}.",
  cancellationVaries:
    "You may cancel a request free of charge, and a confirmed booking until the moment of pickup, using the private link in our e-mail. Cancelling is usually free of charge; where it is not, you will see the cost beside the price for your dates, before you send the request.",
  fullTerms: "Everything is set out in full in the <terms>terms and conditions</terms>.",
  range: {
    between: "From {lowest} to {highest}",
    kilometresPerDay: "From {lowest} to {highest} a day",
    upTo: "{lowest}, up to {highest} depending on the car",
  },
};
