import type { Translated } from "#domain/words/text.ts";
import type { WAITING_LIST_IT } from "./waiting-list.it.ts";

export const WAITING_LIST_EN: Translated<typeof WAITING_LIST_IT> = {
  title: "Waiting list",
  titleOf: "Waiting list: {vehicle}",
  lead: "It is not free on your dates. Leave your name and e-mail: if it becomes free we will write to you, first come, first served.",
  pickup: "Pickup",
  back: "Return",
  scope: "What are you waiting for?",
  anyOfCategory: "Any car in the category {category}, {place}",
  categoryAt: "{category} {place}",
  name: "First and last name",
  email: "E-mail",
  submit: "Join the waiting list",
  sending: "Sending…",
  terms:
    "The car is not held: the first on the list gets the e-mail {minutes} minutes before the next, then the first person to request it gets it. You can leave the list at any time with one click in the e-mail.",
  privacy: "We use your details for this purpose only: <privacy>privacy</privacy>.",
  refused: "Something is still missing: nothing you wrote has been lost.",
  joinedTitle: "You are on the waiting list.",
  joined: "We will write to you as soon as it becomes free on your dates.",
  confirmation: "The confirmation is in your e-mail, with the link to leave the list.",
  backToVehicle: "Back to the car",
  request: "Request your booking",
  cannotWait: {
    free: "It is free on your dates: you can request it now.",
    outOfFleet: "This car is not in the fleet at the moment and cannot be requested.",
    noDates: "First choose your dates on the car's page.",
  },
  leave: "Leave the waiting list",
  leaving: "One moment…",
  headlines: {
    open: "You are on the waiting list.",
    mailed: "You are on the waiting list.",
    booked: "You have booked it.",
    left: "You have left the list.",
    ended: "The dates have passed.",
    removed: "You are no longer on the list.",
  },
  leads: {
    open: "We will write to you as soon as it becomes free. If you no longer need it, leave the list below.",
    mailed:
      "We wrote to tell you that it had become free. If another does, we will write again; if you no longer need it, leave the list below.",
    booked: "Your wait ended with your booking: we will not write to you about these dates again.",
    left: "We will not write to you about these dates again.",
    ended: "Your dates have passed: we will not write to you again.",
    removed: "We will not write to you about these dates again.",
  },
};
