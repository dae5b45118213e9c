import type { Translated } from "#domain/words/text.ts";
import type { CATEGORY_FAQS_IT } from "./category-faqs.it.ts";

export const CATEGORY_FAQS_EN: Translated<typeof CATEGORY_FAQS_IT> = {
  questions: {
    sportive: [
      { question: "How old must I be to drive a sports car?", answer: "You need {licence}. {age}" },
      { question: "What does a sports car cost per day?", answer: "{price}" },
      { question: "How much is the security deposit for a sports car?", answer: "{deposit}" },
      {
        question: "Will I receive exactly the model I chose?",
        answer:
          "Yes. Your booking reserves one specific car of that model for all your dates, and nobody else can book it. There is no “or similar” at pickup.",
      },
      { question: "May I drive it on a track?", answer: "{track}" },
    ],
    cabrio: [
      {
        question: "How much luggage fits with the roof down?",
        answer:
          "The boot's volume is on every convertible's page. With the roof down it is smaller: for a week for two, plan on soft bags. If you have hard cases, tell us in the notes and we will let you know at once whether they fit.",
      },
      {
        question: "What if the weather is bad?",
        answer:
          "Every one of our convertibles has a roof made for motorways in the rain. The car stays the one you chose; if you would rather change the dates, we reply within {promised}.",
      },
      { question: "What does a convertible cost per day?", answer: "{price}" },
      { question: "How much is the security deposit for a convertible?", answer: "{deposit}" },
      { question: "Who may drive?", answer: "Anyone with {licence}. {age}" },
    ],
    suv: [
      { question: "May I cross borders?", answer: "{borders}" },
      {
        question: "How do the included kilometres work?",
        answer:
          "Each SUV has its own kilometres per day, added up over the whole rental: you may drive far one day and little the next. The price of each additional kilometre is also stated before you request.",
      },
      { question: "What does an SUV cost per day?", answer: "{price}" },
      { question: "How much is the security deposit for an SUV?", answer: "{deposit}" },
      { question: "Which licence do I need?", answer: "A category B licence is enough: you need {licence}. {age}" },
    ],
    berline: [
      {
        question: "Can you deliver the saloon to the airport or the office?",
        answer:
          "Yes. In the city you choose, delivery is free: to your hotel, home or office. An airport outside town may carry an extra charge, which you see before you request. In the request you give the address, meeting point and flight.",
      },
      {
        question: "Can I have a chauffeur?",
        answer:
          "Yes, a private chauffeur can be added to any saloon. Ask in the notes: you will receive the price within {promised}, before you confirm.",
      },
      { question: "What does a saloon cost per day?", answer: "{price}" },
      { question: "How much is the security deposit for a saloon?", answer: "{deposit}" },
      { question: "What does the driver need?", answer: "The driver needs {licence}. {age}" },
    ],
    van: [
      {
        question: "Do I need a special licence?",
        answer: "No: a category B licence is enough for our vans. You need {licence}. {age}",
      },
      {
        question: "How many people and suitcases does it carry?",
        answer:
          "Seats and luggage volume are on every van's page. If you travel with every seat taken and large luggage, tell us in the notes and we will check the seating before delivery.",
      },
      {
        question: "Do you provide child seats?",
        answer:
          "Yes, fitted on delivery. Tell us in the notes how many children there are, with their ages and heights: we do the rest.",
      },
      { question: "What does a van cost per day?", answer: "{price}" },
      { question: "How much is the security deposit for a van?", answer: "{deposit}" },
    ],
  },
  onEachPage: "It is stated beside the price of each car, before you request.",
  price: {
    unknown: "The price for your dates is beside each car, before you request.",
    ofAll:
      "All our rates are between €{lowest} and €{highest} a day; the total for your dates is beside each car, before you request.",
    single: "€{rate}, with full insurance and delivery in town included.",
    span: "From €{lowest} to €{highest}, depending on the car, with full insurance and delivery in town included.",
  },
  deposit: {
    ofCategory: "The deposit is {deposit}, depending on the car.",
    ofCategoryAndFleet: "The deposit is {deposit}; across the whole fleet it is {fleetDeposit}, depending on the car.",
    single: "€{amount}",
    span: "between €{lowest} and €{highest}",
    exact: "The exact amount is beside the price of each car, together with the excess: it is {held}.",
  },
  licence: {
    unknown: "a driving licence",
    single: "a licence held for at least {years} years",
    span: "a licence held for {lowest} to {highest} years, depending on the car",
  },
  age: {
    single: "The minimum age is {age} on the day of pickup.",
    span: "The minimum age is {lowest} on the day of pickup, {highest} for some cars: each car's conditions state it before you request.",
  },
  borders: {
    unknown: "It depends on your route.",
    inCountry: "We operate {inCountry}.",
    inCountries: "Yes, in the {countries} where we operate: {names}.",
    elsewhere: "For other countries, describe your route in the notes of your request: we reply before you confirm.",
  },
  track: {
    roadOnly: "No: the full insurance covers use on the road.",
    events: "For track driving there are the events of our VIP Community, with dedicated cars and instructors.",
  },
};
