import type { Translated } from "#domain/words/text.ts";
import type { PRICES_IT } from "./prices.it.ts";

export const PRICES_DE: Translated<typeof PRICES_IT> = {
  lines: {
    namedDays: "{days}, {name}",
    package: "{name}, {days}, {kilometres} inklusive",
    lengthDiscount: "{percent}\u00a0% Nachlass für {days} oder mehr",
    youngDriver: "Fahrer unter {age} Jahren, {days} × {price}",
    pickupOutOfHours: "Abholung außerhalb der Öffnungszeiten, {time} Uhr",
    returnOutOfHours: "Rückgabe außerhalb der Öffnungszeiten, {time} Uhr",
    several: "{count} × {name}",
    perDay: "{name}, {days} × {price}",
    promotionCode: "Code {code}",
    promotionPercent: "Code {code}, {percent} %",
    delivery: "Zustellung {place}, {kilometres} km über den kostenlosen Umkreis hinaus",
    collection: "Rückgabe {place}, {kilometres} km über den kostenlosen Umkreis hinaus",
    otherCity: "Rückgabe in einer anderen Stadt",
    returnAt: "Rückgabe {place}",
    noSupplement: "Ohne Aufpreis",
    total: "Gesamtpreis",
    vat: "davon {percent} % MwSt.",
  },
  agreed: {
    total: "Vereinbarter Preis",
    amount: "Vereinbarter Nachlass",
    percent: "Vereinbarter Nachlass von {percent}\u00a0%",
  },
  termsLabels: {
    insurance: "Versicherung",
    excess: "Maximale Selbstbeteiligung",
    deposit: "Kaution",
    kilometres: "Inklusivkilometer",
    extraKilometre: "Mehrkilometer",
    age: "Mindestalter",
    licence: "Führerschein",
    delivery: "Zustellung",
    cancellation: "Stornierung",
  },
  terms: {
    insurance: "Vollkasko inbegriffen",
    kilometresPerDay: "{kilometres} pro Tag",
    kilometresOfRental: "{kilometres} ({perDay} pro Tag)",
    age: { one: "{count} Jahr", other: "{count} Jahre" },
    licence: { one: "Seit mindestens {count} Jahr", other: "Seit mindestens {count} Jahren" },
    delivery: "In der Stadt kostenlos",
    cancellation: {
      one: "Kostenlos bis {count} Stunde vor der Abholung, danach {percent}\u00a0% des Gesamtpreises",
      other: "Kostenlos bis {count} Stunden vor der Abholung, danach {percent}\u00a0% des Gesamtpreises",
    },
    freeCancellation: "Kostenlos bis zur Abholung",
    noShow: "{cancelling}; bei Nichtabholung: {percent}\u00a0% des Gesamtpreises",
  },
};
