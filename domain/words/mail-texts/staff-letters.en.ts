import type { Translated } from "#domain/words/text.ts";
import type { STAFF_LETTERS_IT } from "./staff-letters.it.ts";

export const STAFF_LETTERS_EN: Translated<typeof STAFF_LETTERS_IT> = {
  rental: "Car rental",
  answers: {
    jet: {
      opening: "Thank you for writing to us. For your flight we can offer:",
      closing: "The offer is not binding: to confirm, simply reply on the page of your request.",
    },
    experience: {
      opening: "Thank you for your interest. For the dates you gave us we can offer:",
      closing: "To confirm, simply reply on the page of your request.",
    },
    club: {
      opening: "Thank you for your interest in our Community.",
      closing: "If you have any questions, we are here to help.",
    },
    contact: {
      opening: "Thank you for writing to us.",
      closing: "If you need anything else, write to us on the page of your request or call us.",
    },
  },
  event: "‘{title}’ on {day}, {place}",
  places: {
    accepted: {
      one: "We look forward to seeing you: your place at {event}, is confirmed.",
      other: "We look forward to seeing you: both places at {event}, yours and your guest's, are confirmed.",
    },
    afterAccepted:
      "A few days beforehand we will write to you with the time and directions. If you cannot come, please tell us: others are waiting.",
    declined: "Thank you for your request. This time we are unable to reserve a place for you at {event}.",
    afterDeclined:
      "If a place becomes free, we will write to you at once; you will be among the first to hear of the next event.",
  },
  quote: {
    days: "{vehicle}, per day",
    namedDays: "{vehicle}, {name}, per day",
    flightTitle: "Your flight {route}",
    flight: "Flight by {jet}, {route}",
    flights: "Flight by {aircraft} {jet}, {route}",
    flightTax: "Air taxi tax, {passengers}",
    experience: "Your experience",
  },
};
