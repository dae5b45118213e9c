import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_MAILS_IT } from "./request-mails.it.ts";

export const REQUEST_MAILS_EN: Translated<typeof REQUEST_MAILS_IT> = {
  held: "The {vehicle} is held for you.",
  heldUntil: "The {vehicle} is held for you until {moment}.",
  heldLonger: "{held} Open the link below and we will hold it until {moment}.",
  withinHours: "within {hours}",
  byMoment: "by {time} on {day}",
  next: "What happens now",
  nextWithin: "Our reply, {within}",
  nextCall: "We call you to confirm and arrange the delivery.",
  beforePickup: "Before pickup",
  prepare: "Have your licence, identity document and a card for the deposit of {deposit} ready.",
  atPickup: "At pickup",
  halfHour: "Half an hour together, then the keys are yours.",
  openRequest: "Open your request",
  openBooking: "View the booking",
  linkIsYours: "Please keep this link to yourself: anyone who has it can see the booking and cancel it.",
  notYou: "If you did not send this request, please ignore this e-mail: it will expire by itself.",
  freeCars: "See the cars free on your dates",
  backToCollection: "Back to the collection",
  cancelledNotYou: "If this was not you, please call us: we answer the telephone{hours}.",
  owesNothing: "You owe nothing.",
  cancellationFee: "The cancellation costs {fee}, as set out in the terms of the booking.",
  noShowFee: "The charge for not collecting the car is {fee}, as set out in the terms of the booking.",
  due: "Amount due",
};
