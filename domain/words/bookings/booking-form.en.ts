import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_FORM_IT } from "./booking-form.it.ts";

export const BOOKING_FORM_EN: Translated<typeof BOOKING_FORM_IT> = {
  title: "Request your booking",
  datesAndPlaces: "Dates and places",
  recalculate: "Recalculate the total",
  meeting: {
    title: "Where we meet",
    pickupAddress: "Delivery address (optional)",
    pickupAddressHint: "Home, hotel or office: within the city, delivery is free to any address.",
    returnAddress: "Return address (optional)",
    returnAddressHint: "Leave empty if it is the same.",
    meetingPoint: "Meeting point (optional)",
    meetingPointHint: "For example: arrivals exit, platform 1, reception.",
    flightOrTrain: "Flight or train (optional)",
  },
  driver: {
    title: "The driver",
    birthDate: "Date of birth",
    age: "At least {minimumAge} years old on the day of pickup.",
    licenceDate: "Driving licence issued on",
    licence: "Held for at least {minimumLicenceYears} years; the date is on the back, in column 10.",
  },
  contact: {
    title: "How we reach you",
    name: "First and last name",
    email: "E-mail",
    note: "Note (optional)",
    noteHint: "A child seat, a particular time, anything we should know.",
  },
  promotion: {
    question: "Do you have a code?",
    label: "Promotion code",
    apply: "Apply the code",
  },
  submit: "Send the request",
  sending: "Sending…",
  promise:
    "No payment now. {hold} We reply within {hours}. By sending the request you accept the <terms>terms</terms> and the <privacy>privacy notice</privacy>.",
  dailyRate: "{rate} a day",
  selectNextPeriod: "Choose {dates}",
  rangeAndDays: "{range}, {days}",
  chooseDates: "Choose your dates: the total appears here, before you give any details.",
  chooseDatesShort: "Choose your dates: the total appears here.",
  unavailable: "Not available",
  outOfFleet: "This car is not in the fleet at the moment and cannot be requested.",
  taken: "No longer available for these dates",
  joinWaitingList: "Let me know if it becomes free",
};
