import type { Translated } from "#domain/words/text.ts";
import type { REVIEW_PAGE_IT } from "./review-page.it.ts";

export const REVIEW_PAGE_EN: Translated<typeof REVIEW_PAGE_IT> = {
  privateTitle: "Review of the {vehicle}",
  kicker: "Your review, {vehicle}",
  headlines: {
    asked: "How was it?",
    written: "Thank you, we have received it.",
    published: "Your review is published.",
    declined: "Thank you for writing to us.",
  },
  leads: {
    asked: "The {vehicle} came home on {date}. Your words help those who choose after you.",
    written: "We read it first, then publish it on the car's page. Until then you can change it here.",
    published: "You can read it on the page of the {vehicle}. To change or remove it, call us: {phone}.",
    declined: "We have read it and will not publish it. If you would like to talk about it, call us: {phone}.",
  },
  stars: "How many stars would you give?",
  body: "How was it?",
  bodyHint:
    "The car, the delivery, the people who looked after you: anything you like. Between 20 and 1,500 characters.",
  name: "Name to show",
  nameHint: "It appears beside the review with the month and the car, and nothing else about you.",
  send: "Send the review",
  sendAgain: "Save the changes",
  sending: "Sending…",
  consent:
    "By sending it you agree that we may publish it on the car's page. Ask us to remove it whenever you like. <privacy>Privacy notice</privacy>.",
  submitted: "What you wrote",
};
