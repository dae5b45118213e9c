import type { Translated } from "#domain/words/text.ts";
import type { TERMS_IT } from "./terms.it.ts";

export const TERMS_EN: Translated<typeof TERMS_IT> = {
  byVehicle: "depending on the car",
  titles: {
    company: "Who your contract is with",
    booking: "How to book",
    price: "The price",
    fleet: "Terms across the fleet",
    drivers: "Who may drive",
    deposit: "Deposit and excess",
    kilometres: "Kilometres",
    delivery: "Delivery and return",
    cancellation: "Cancellation",
    pictures: "Illustrations and photographs",
    law: "Law and complaints",
  },
  booking:
    "{hold} During that time nobody else can book it. We reply within {hours}; the contract is concluded by our confirmation, and from then on the car is yours for all your dates. If our confirmation does not arrive in that time, the request expires by itself and you owe nothing.",
  payment: "{payment} Price and terms remain those of the request, even if they change later.",
  days: "The rental is counted in periods of 24 hours from the time of pickup: from 10:00 to 10:00 the next day is one day, even when the clocks change. Any period begun counts in full, and the minimum is one day.",
  daysWithGrace:
    "The rental is counted in periods of 24 hours from the time of pickup: from 10:00 to 10:00 the next day is one day, even when the clocks change. Any period begun counts in full, but up to {grace} after the time of pickup there is no extra day to pay. The minimum is one day.",
  total: "The total includes full insurance, and delivery and return in the city. {oneWay} {ownCosts}",
  drivers:
    "Age and years of licence are counted on the day of pickup. Minimum age: {age}. Licence: {licence}. At pickup we ask for the licence and an identity document. {drivers}",
  kilometres:
    "The included kilometres ({included}) add up over the whole rental: those you do not drive today remain for tomorrow. Each additional kilometre is paid for on return ({extra}).",
  delivery:
    "We bring the car to the airport, hotel or home in the <cities>city</cities> you chose, and collect it there: within the city, delivery is free. {cost} Times are in each city's local time. If you are late, call us: another client may be waiting for the car.",
  cancellation:
    "{cancellation} The car becomes available to others at once and you receive a confirmation. After pickup, call us on <phone>{phone}</phone>.",
  linkHolder: "Whoever holds the private link can cancel: keep it safe.",
  quoteForFlights:
    "A request for a quote is not binding. Flight estimates are indicative; what counts is the written quote, which you receive within {hours}, with taxes shown separately.",
  quote: "A request for a quote is not binding. What counts is the written quote, which you receive within {hours}.",
  club: "Admission to the <club>VIP Community</club> follows an assessment; a place at an event is yours when we confirm it.",
  paragraphs: {
    summary: "The same terms that you read beside the price of each car, here in full. Nothing is added at the desk.",
    open_requests:
      "If you already have several requests waiting, you can send more once we have replied, or call us: this way no single person holds all the cars.",
    model:
      "The booking reserves one specific car of that model, for all your dates and for the time we need to prepare it. There is no “or similar”: should a breakdown make delivery impossible, we tell you at once, and you choose whether to accept another car or to cancel free of charge.",
    vehicle_figures:
      "The exact figures for the car you choose are on its page, before you give any personal data: <cars>all cars</cars>.",
    pictures:
      "The pictures of cars and cities are our own illustrations, except for photographs uploaded by our staff, which replace them. The technical data and equipment on the page are those of the car you receive. The manufacturers' names belong to their respective owners, with whom we have no connection.",
    law: "Italian law applies; if you are a consumer, your rights under the law of the place where you live, and the jurisdiction of its courts, remain unaffected. For a complaint, <contacts>write to us</contacts>: a person with the authority to decide replies. How we process your data is on the <privacy>privacy page</privacy>.",
  },
  picturesWithJets:
    "The pictures of cars, jets and cities are our own illustrations, except for photographs uploaded by our staff, which replace them. The technical data and equipment on the page are those of the car you receive. The manufacturers' names belong to their respective owners, with whom we have no connection.",
};
