import type { Translated } from "#domain/words/text.ts";
import type { CLUB_IT } from "./club.it.ts";

export const CLUB_EN: Translated<typeof CLUB_IT> = {
  title: "Community VIP",
  motto: "The club of those who drive with us: few events, few places, the right people.",
  next: "The next event",
  nextEvent: "{title}, <day>{day}</day>",
  join: "Become a Member",
  discover: "Discover the Benefits",
  introLabel: "What it is",
  heritageSince:
    "Since {year} we have looked after people who love to drive. Some, over time, asked to do it together: that is how the Community VIP was born, around a table and a set of keys.",
  heritage:
    "We look after people who love to drive. Some, over time, asked to do it together: that is how the Community VIP was born, around a table and a set of keys.",
  admission:
    "Members are the first to see what is new in the fleet, and for them we reserve the events that appear in no public calendar. Admission is on request, after a conversation; we answer every question within\u00a0{hours}.",
  benefitsTitle: "The benefits",
  benefits: {
    events: {
      title: "Private events",
      text: "Closed circuits, villas, private garages that seldom open. Few places, a list of names and no photographers.",
    },
    food: {
      title: "Gastronomy",
      text: "Single tables in starred kitchens, cellars with the winemaker. You arrive driving and return with a chauffeur.",
    },
    experiences: {
      title: "Unique experiences",
      text: "A road, a car, someone who knows it: itineraries written for members and for nobody else.",
    },
    privileges: {
      title: "Privileges",
      text: "Discounts of up to 30%, free upgrades to the next category, private previews and loyalty points with every rental.",
    },
  },
  requestLabel: "Request for information",
  requestLead: "A request, then we get to know each other.",
  steps: {
    write: "You write to us: name, e-mail and telephone are enough.",
    callBack: "We call you back within {hours} and arrange a conversation.",
    choose: "You choose the plan, from Gold to Platinum, and the first event.",
  },
  formTitle: "Ask to join",
  event: "Event",
  noEvent: "None in particular",
  eventOnDay: "{title}, {day}",
  guest: "I am bringing a guest to the event",
  testimonials: "In members' words",
  allInvented: "People and names are fictitious.",
  invented: "Fictitious person",
  inventedOf: "{place}, fictitious person",
  upcoming: "Upcoming events",
  upcomingAside: "Places are given in the order of accepted requests.",
  askForPlace: "Ask for a place",
  askForPlaceAt: "Ask for a place: {event}",
  write: "Write to us",
  writeAbout: "Write to us: {event}",
  pastTitle: "Last season",
  pastAside: "For those who were there, and those who want an idea.",
  pastOnly: "Members hear of the next dates first.",
};
