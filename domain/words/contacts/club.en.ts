import type { Translated } from "#domain/words/text.ts";
import type { CLUB_IT } from "./club.it.ts";

export const CLUB_EN: Translated<typeof CLUB_IT> = {
  title: "VIP Community",
  motto: "The club for those who drive with us: few events, few places, the right people.",
  next: "The next event",
  nextEvent: "{title}, <day>{day}</day>",
  join: "Become a Member",
  discover: "Discover the Benefits",
  introLabel: "What it is",
  heritageSince:
    "Since {year} we have looked after people who love to drive. Some, over time, asked to do it together: that is how the VIP Community was born, around a table and a set of keys.",
  heritage:
    "We look after people who love to drive. Some, over time, asked to do it together: that is how the VIP Community was born, around a table and a set of keys.",
  admission:
    "Members are the first to see what is new in the fleet, and we reserve for them the events that appear in no public calendar. Admission is by request, after a conversation; we answer every question within\u00a0{hours}.",
  benefitsTitle: "The benefits",
  benefits: {
    events: {
      title: "Private events",
      text: "Closed circuits, villas and private garages that seldom open. Few places, a guest list and no photographers.",
    },
    food: {
      title: "Gastronomy",
      text: "Private tables in Michelin-starred kitchens, cellars with the winemaker. You drive there, and a chauffeur takes you home.",
    },
    experiences: {
      title: "Unique experiences",
      text: "A road, a car and someone who knows it: itineraries written for members and nobody else.",
    },
    privileges: {
      title: "Privileges",
      text: "Discounts of up to 30%, free upgrades to the next category, private previews and loyalty points with every rental.",
    },
  },
  requestLabel: "Request for information",
  requestLead: "First a request, then we get to know each other.",
  steps: {
    write: "You write to us: name, e-mail and telephone are enough.",
    callBack: "We call you back within {hours} and arrange a conversation.",
    choose: "You choose your tier, from Gold to Platinum, and your first event.",
  },
  formTitle: "Request to join",
  event: "Event",
  noEvent: "None in particular",
  eventOnDay: "{title}, {day}",
  guest: "I am bringing a guest to the event",
  testimonials: "In members' words",
  allInvented: "People and names are fictitious.",
  invented: "Fictitious person",
  inventedOf: "{place}, fictitious person",
  upcoming: "Upcoming events",
  upcomingAside: "Places are allocated in the order in which requests are accepted.",
  askForPlace: "Request a place",
  askForPlaceAt: "Request a place: {event}",
  write: "Write to us",
  writeAbout: "Write to us: {event}",
  pastTitle: "Last season",
  pastAside: "For those who were there, and for those who are curious.",
  pastOnly: "Members are the first to hear of the next dates.",
};
