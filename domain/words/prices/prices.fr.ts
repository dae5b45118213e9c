import type { Translated } from "#domain/words/text.ts";
import type { PRICES_IT } from "./prices.it.ts";

export const PRICES_FR: Translated<typeof PRICES_IT> = {
  lines: {
    namedDays: "{days}, {name}",
    package: "{name}, {days}, {kilometres} inclus",
    lengthDiscount: "Remise de {percent}\u00a0% dès {days}",
    youngDriver: "Conducteur de moins de {age} ans, {days} × {price}",
    pickupOutOfHours: "Départ hors horaires, {time}",
    returnOutOfHours: "Retour hors horaires, {time}",
    several: "{count} × {name}",
    perDay: "{name}, {days} × {price}",
    promotionCode: "Code {code}",
    promotionPercent: "Code {code}, {percent}\u00a0%",
    delivery: "Livraison {place}, {kilometres} km au-delà du rayon gratuit",
    collection: "Retour {place}, {kilometres} km au-delà du rayon gratuit",
    otherCity: "Retour dans une autre ville",
    returnAt: "Retour {place}",
    noSupplement: "Sans supplément",
    total: "Total",
    vat: "dont TVA {percent}\u00a0%",
  },
  agreed: {
    total: "Prix convenu",
    amount: "Remise convenue",
    percent: "Remise convenue de {percent}\u00a0%",
  },
  termsLabels: {
    insurance: "Assurance",
    excess: "Franchise maximale",
    deposit: "Caution",
    kilometres: "Kilomètres inclus",
    extraKilometre: "Kilomètre supplémentaire",
    age: "Âge minimum",
    licence: "Permis de conduire",
    delivery: "Livraison",
    cancellation: "Annulation",
  },
  terms: {
    insurance: "Assurance tous risques incluse",
    kilometresPerDay: "{kilometres} par jour",
    kilometresOfRental: "{kilometres} ({perDay} par jour)",
    age: { one: "{count} an", other: "{count} ans" },
    licence: { one: "Depuis au moins {count} an", other: "Depuis au moins {count} ans" },
    delivery: "Gratuite en ville",
    cancellation: {
      one: "Gratuite jusqu'à {count} heure avant le départ, puis {percent}\u00a0% du total",
      other: "Gratuite jusqu'à {count} heures avant le départ, puis {percent}\u00a0% du total",
    },
    freeCancellation: "Gratuite jusqu'au départ",
    noShow: "{cancelling}\u00a0; voiture non retirée\u00a0: {percent}\u00a0% du total",
  },
};
