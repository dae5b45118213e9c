import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_FAQS_IT } from "./vehicle-faqs.it.ts";

export const VEHICLE_FAQS_EN: Translated<typeof VEHICLE_FAQS_IT> = {
  price: {
    question: "What does it cost to rent {vehicle} in {city}?",
    available:
      "{rate} a day, with full insurance and delivery in town included. Once you choose your dates you see the total at once, before you give any details.",
    unavailable: "{rate} a day, with full insurance and delivery in town included. It is not available at the moment.",
  },
  deposit: { question: "What are the deposit and excess {ofVehicle}?" },
  kilometres: {
    question: "How many kilometres are included with {vehicle}?",
    answer: "{kilometres} a day, added up over the whole rental. Each additional kilometre costs {extra}.",
  },
  driver: {
    question: "Who may drive {vehicle}?",
    answer: "Anyone aged at least {age} on the day of pickup who has held a licence for at least {years} years.",
  },
  delivery: {
    question: "Where do you deliver {vehicle}?",
    here: "In {city}: to your hotel, office or station, at no extra charge. An airport outside town may carry an extra charge, which you see before you request.",
    elsewhere:
      "We also bring it, at the same price, to {cities}: choose the city in the search to see when it can be there.",
    furtherCities: { one: "one more of our cities", other: "{count} more of our cities" },
  },
  request: {
    question: "Will I definitely receive {vehicle}?",
    answer:
      "Yes. The request reserves one specific {title} for you. {hold} We reply within {promised} and, once the booking is confirmed, that car is yours for all your dates.",
  },
};
