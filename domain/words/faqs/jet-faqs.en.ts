import type { Translated } from "#domain/words/text.ts";
import type { JET_FAQS_IT } from "./jet-faqs.it.ts";

export const JET_FAQS_EN: Translated<typeof JET_FAQS_IT> = {
  price: {
    question: "What does a flight hour cost?",
    included: "The rate includes jet, crew and fuel; at least one hour is charged per leg.",
    single: "€{rate} an hour.",
    span: "From €{lowest} an hour ({lowestType}) to €{highest} ({highestType}).",
  },
  notice: {
    question: "How far in advance should I request a flight?",
    answer:
      "Usually 48 to 72 hours. When needed, we can also depart at 24 hours' notice: it depends on which jet is free and on the airport's opening hours.",
  },
  estimate: {
    question: "What does the estimate include, and what is extra?",
    answer:
      "It includes the flight hours at the jet's rate and, separately, the Italian air taxi tax. It does not include positioning, when the jet arrives empty from another base, nor the airport's ground services: these are known only once there is a date, and are in the quote.",
  },
  tax: {
    question: "What is the air taxi tax?",
    answer:
      "It is an Italian state tax (Art. 16, paragraph 10-bis, Decree-Law 201/2011), due from each passenger on each leg that departs from or arrives in Italy: €10 up to 100 kilometres, €100 up to 1,500 and €200 beyond. For this, 95 kilometres are added to the distance between the two airports.",
  },
  quote: {
    question: "When will I receive the quote?",
    answer: "Within {promised} of your request{hours}. Until you confirm, there is nothing to pay and no commitment.",
  },
  car: {
    question: "Is there a car on arrival?",
    answer:
      "Yes, in the cities where we have cars: you choose one with your flight and it waits at the airport. The rental conditions apply: a deposit between €3,000 and €10,000 depending on the car, a licence held for at least 3 years and, for some cars, a minimum age of 25.",
  },
};
