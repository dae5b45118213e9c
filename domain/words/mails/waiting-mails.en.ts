import type { Translated } from "#domain/words/text.ts";
import type { WAITING_MAILS_IT } from "./waiting-mails.it.ts";

export const WAITING_MAILS_EN: Translated<typeof WAITING_MAILS_IT> = {
  leave: "Leave the waiting list",
  categoryIn: "{category} {place}",
  joinedSubject: "Waiting list: {waitedFor}",
  joinedHeading: "You are on the waiting list.",
  joinedVehicle:
    "We will write to you as soon as the {vehicle} becomes free on your dates. The car is not held: once we write, the first person to request it gets it.",
  joinedCategory:
    "We will write to you as soon as a car in the category {category} becomes free {place} on your dates. The car is not held: once we write, the first person to request it gets it.",
  joinedEnds:
    "Your place ends when the dates pass, when you book or when you leave the list. There is nothing to pay now.",
  joinedNotYou: "If it was not you who joined, you can leave with one click. Replies to this e-mail are not read.",
  freeSubject: "Now free: {vehicle}",
  freeHeading: "Your wait is over.",
  free: "The {vehicle} is free on your dates. In {minutes} minutes we will also notify the next person: until you request it, the car is not held.",
  request: "Request your booking",
  freeTaken: "If somebody else takes it in the meantime, you stay on the list and we will write again next time.",
};
