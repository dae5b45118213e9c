import type { Translated } from "#domain/words/text.ts";
import type { QUOTE_PAGE_IT } from "./quote-page.it.ts";

export const QUOTE_PAGE_EN: Translated<typeof QUOTE_PAGE_IT> = {
  privateTitle: "Quote {reference}",
  headlines: {
    accepted: "Thank you, everything is confirmed.",
    held: "Your car is held for you.",
    declined: "Another time, perhaps.",
    expired: "The quote has expired.",
    withdrawn: "The quote has been withdrawn.",
  },
  orderHeadlines: {
    open: "Thank you, everything is confirmed.",
    confirmed: "Everything is arranged.",
    done: "Thank you for travelling with us.",
    cancelled: "Your order is cancelled.",
  },
  orderLeads: {
    open: "Your order number is {order}. We will call you about the details, and from here on we take care of everything.",
    confirmed: "Your order {order} is confirmed in every detail. For anything you need, call us{hours}: {phone}.",
    done: "Your order {order} is complete. If there is anything else we can do for you, call us: {phone}.",
    cancelled:
      "Order {order} has been cancelled. If this comes as a surprise, or you would like another date, call us: {phone}{hours}.",
  },
  leads: {
    sent: "Dear {name}, here is what we have prepared for you. The quote is valid until {date}.",
    booked: "The car is yours on the dates you chose. You will find every detail on the booking page.",
    accepted: "You have accepted the quote: we will call you about the details.",
  },
  states: {
    open: "Quote",
    draft: "Draft",
    sent: "Sent",
    accepted: "Accepted",
    declined: "Not accepted",
    expired: "Expired",
    withdrawn: "Withdrawn",
  },
  orderStates: {
    open: "Order in preparation",
    confirmed: "Order confirmed",
    done: "Order complete",
    cancelled: "Order cancelled",
  },
  seeBooking: "View the booking",
  accept: {
    label: "Accept",
    submit: "Accept for {total}",
    pending: "Accepting…",
    note: "No payment now: we will call you. By accepting the quote you also accept the <terms>terms</terms> and the <privacy>privacy notice</privacy>.",
    driver: "The driver",
    birthDate: "Date of birth",
    age: "At least {years} years old on the day of pickup.",
    licenceDate: "Driving licence issued on",
    licence: "Held for at least {years} years.",
  },
  decline: {
    summary: "Not for you?",
    reason: "Tell us why (optional)",
    reasonHint: "It helps us offer you something better.",
    submit: "Decline the quote",
    pending: "One moment…",
  },
};
