import type { Translated } from "#domain/words/text.ts";
import type { CLUB_FAQS_IT } from "./club-faqs.it.ts";

export const CLUB_FAQS_EN: Translated<typeof CLUB_FAQS_IT> = {
  joining: {
    question: "How do I become a member?",
    answer:
      "With the form on this page. We reply within {promised} and suggest a conversation: every request is considered, because places at our events are few and members get to know one another.",
  },
  cost: {
    question: "What does it cost?",
    answer:
      "The fee depends on the tier, from Gold to Platinum. We tell you before the conversation, along with what each tier includes; a request commits you to nothing.",
  },
  guest: {
    question: "May I bring a guest?",
    answer: "Yes, one guest per member. For some events there is a charge for the guest, stated in the invitation.",
  },
  places: {
    question: "Where do the events take place?",
    answer: "{where}: circuits, fine tables and roads worth the journey.",
    inEurope: "In the European cities where we operate",
    inEuropeanCountries: "In the European cities where we operate, {inCountries}",
    anywhere: "In the cities where we operate",
    inCountries: "In the cities where we operate, {inCountries}",
  },
};
