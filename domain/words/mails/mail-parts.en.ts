import type { Translated } from "#domain/words/text.ts";
import type { MAIL_PARTS_IT } from "./mail-parts.it.ts";

export const MAIL_PARTS_EN: Translated<typeof MAIL_PARTS_IT> = {
  greeting: "Hello,",
  greetingTo: "Dear {name},",
  pickup: "Pickup",
  return: "Return",
  time: "{time}",
  moment: "{date}, {time}",
  illustration: "Illustration",
  reference: "Reference",
  car: "Car",
  colours: "Colours",
  price: "The price, with insurance and delivery",
  booking: "The booking",
  request: "The request",
  terms: "The terms",
  whereWeMeet: "Where we meet",
  whereOnPage: "You will find it on your page.",
  toBring: "What to bring to pickup",
  documents: "Documents",
  documentsToBring: "The driver's licence and identity document",
  deposit: "Deposit",
  depositCard: "A card for {deposit}",
  phone: "By phone",
  nextAnswer: "We answer the phone again {moment}.",
  pictureAlt: "{vehicle} in {paint}",
};
