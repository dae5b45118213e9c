import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_MAILS_IT } from "./rental-mails.it.ts";

export const RENTAL_MAILS_EN: Translated<typeof RENTAL_MAILS_IT> = {
  totalUnchanged: "The total remains {total}.",
  totalChanged: "The total changes from {former} to {total}.",
  coloursChanged:
    "The colours of the car have changed: it was {former}, now it is {now}. If you would prefer something else, please call us.",
  coloursUnknown:
    "The colours of the car have changed: it was {former}, and we will tell you the new ones by phone. If you would prefer something else, please call us.",
  notRight: "If anything is not right, please call us: {phone}.",
  atPickup: "At pickup",
  odometer: "Odometer",
  fuel: "Fuel or charge",
  fuelPercent: "{percent}%",
  rental: "The rental",
  kilometres: "The kilometres",
  driven: "Driven",
  included: "Included",
  extra: "Additional",
  noExtra: "None",
  back: "Return",
  lateDays: "Additional days",
  collection: "View the collection",
  complaint: "If anything was not as it should have been, please tell us: {phone}.",
  requestAgain: "Request again",
  stillFree: "If you would still like it, call us on {phone} or request it again: the dates are already filled in.",
  anotherCar: "Call us on {phone}: we will find another car for your dates.",
  freeAfter: "After {hours}, the car became free again.",
  freeUnopened:
    "The car is free again: the link in our e-mail was not opened, so the car was held only for the first few hours.",
  writeReview: "Write a review",
  reviewOnce: "This link is yours alone. We will not ask you again about this rental.",
  bring: "driving licence and identity document",
  bringWithCard: "driving licence, identity document and a card for the deposit of {deposit}",
  whoCollects: "Who comes for it",
  directions: "Directions",
  openMap: "Open the map",
  answer: "Reply here",
  answerOnBookingPage:
    "To reply, open the page of your booking: it has the whole conversation. Replies to this e-mail are not read.",
  replacedSubject: "Your new car, booking {reference}",
  replacedHeading: "Your car has changed.",
  replaced: "From now on you travel in another car. The date and place of return remain the same.",
  cars: "The cars",
  untilReplacement: "Until the replacement",
  fromNow: "From now on",
  replacedAt: "Replaced",
  changedTerms: "What changes",
  continuesSubject: "Your rental continues, {reference}",
  continuesHeading: "Your rental continues.",
  continues:
    "We have reopened your booking: your rental of the {vehicle} is in progress again. We expect the car back on {date} at {time}.",
  reopenedSubject: "Booking {reference} reopened",
  reopenedHeading: "Your booking is confirmed.",
  reopened:
    "We have reopened your booking: the {vehicle} awaits you. What you read here applies; please disregard the previous e-mail.",
};
