import type { Translated } from "#domain/words/text.ts";
import type { PRICE_BOX_IT } from "./price-box.it.ts";

export const PRICE_BOX_EN: Translated<typeof PRICE_BOX_IT> = {
  label: "Price and conditions",
  from: "From",
  startingFrom: "From",
  bookNow: "Book now",
  unavailable: "Not available",
  outOfFleet: "This car is not in the fleet at the moment. Its price and conditions are shown below.",
  availableCars: "Cars available",
  chooseDates: "Choose your dates: the total appears here, before you give any details.",
  calculate: "Calculate the total",
  request: "Request this booking",
  requestPromise: "No payment now. We reply within {hours}.",
  noLongerAvailable: "No longer available for these dates",
  freeOnDays: "Free {days}",
  otherCars: "Cars free {place} {days}",
  joinWaitingList: "Let me know if it becomes free",
  chooseNext: "Choose this time",
  printed: {
    pickup: "Pickup",
    back: "Return",
    colour: "Colour",
    moment: "{date} at {time}, {place}",
  },
  bar: {
    request: "Request",
    chooseDates: "Choose dates",
    terms: "Conditions",
    rangeAndDays: "{range}, {days}",
  },
  calendar: {
    title: "Availability",
    previous: "Previous months",
    next: "Next months",
    months: "Months",
    legend: {
      free: "Free",
      partly: "Partly free",
      taken: "Booked",
      yours: "Your dates",
    },
    states: {
      past: "past",
      free: "free",
      partly: "partly free",
      taken: "booked",
    },
    dayAndState: "{day}, {state}",
    ratesLegend:
      "The small figures are the price of the day in euros. “min 4”: a rental that starts on this day lasts at least 4 days.",
    minimumShort: "min {days}",
    dayRate: "{rate} a day",
    minimum: { one: "at least {count} day", other: "at least {count} days" },
  },
};
