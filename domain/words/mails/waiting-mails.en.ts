import type { Translated } from "#domain/words/text.ts";
import type { WAITING_MAILS_IT } from "./waiting-mails.it.ts";

export const WAITING_MAILS_EN: Translated<typeof WAITING_MAILS_IT> = {
  leave: "Leave the waiting list",
  categoryIn: "{category} {place}",
  joinedSubject: "Waiting list: {waitedFor}",
  joinedHeading: "You are on the waiting list.",
  joinedVehicle:
    "we will write to you as soon as the {vehicle} becomes free for your dates. The car is not held: once we write, whoever requests it first has it.",
  joinedCategory:
    "we will write to you as soon as a car of the category {category} becomes free {place} for your dates. The car is not held: once we write, whoever requests it first has it.",
  joinedEnds:
    "Your place ends with the dates, with your booking or when you leave the list. There is nothing to pay now.",
  joinedNotYou: "If you did not join yourself, you can leave with one click. Replies to this e-mail are not read.",
  freeSubject: "Now free: {vehicle}",
  freeHeading: "Your wait is over.",
  free: "the {vehicle} is free for your dates. In {minutes} minutes we also notify the next person: until you request it, the car is not held.",
  request: "Request the booking",
  freeTaken: "If somebody else has taken it meanwhile, you stay on the list and we will write next time.",
};
