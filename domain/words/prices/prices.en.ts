import type { Translated } from "#domain/words/text.ts";
import type { PRICES_IT } from "./prices.it.ts";

export const PRICES_EN: Translated<typeof PRICES_IT> = {
  lines: {
    namedDays: "{days}, {name}",
    package: "{name}, {days}, {kilometres} included",
    lengthDiscount: "{percent}% off from {days}",
    youngDriver: "Driver under {age}, {days} × {price}",
    pickupOutOfHours: "Pickup out of hours, {time}",
    returnOutOfHours: "Return out of hours, {time}",
    several: "{count} × {name}",
    perDay: "{name}, {days} × {price}",
    promotionCode: "Code {code}",
    promotionPercent: "Code {code}, {percent}%",
    delivery: "Delivery {place}, {kilometres} km beyond the free radius",
    collection: "Return {place}, {kilometres} km beyond the free radius",
    otherCity: "Return in another city",
    returnAt: "Return {place}",
    noSupplement: "No extra charge",
    total: "Total",
    vat: "including {percent}% VAT",
  },
  agreed: {
    total: "Agreed price",
    amount: "Agreed discount",
    percent: "Agreed discount of {percent}%",
  },
  termsLabels: {
    insurance: "Insurance",
    excess: "Maximum excess",
    deposit: "Security deposit",
    kilometres: "Kilometres included",
    extraKilometre: "Additional kilometre",
    age: "Minimum age",
    licence: "Driving licence",
    delivery: "Delivery",
    cancellation: "Cancellation",
  },
  terms: {
    insurance: "Comprehensive cover included",
    kilometresPerDay: "{kilometres} a day",
    kilometresOfRental: "{kilometres} ({perDay} a day)",
    age: { one: "{count} year", other: "{count} years" },
    licence: { one: "Held for at least {count} year", other: "Held for at least {count} years" },
    delivery: "Free within the city",
    cancellation: {
      one: "Free until {count} hour before pickup, then {percent}% of the total",
      other: "Free until {count} hours before pickup, then {percent}% of the total",
    },
    freeCancellation: "Free until pickup",
    noShow: "{cancelling}; if the car is not collected: {percent}% of the total",
  },
};
