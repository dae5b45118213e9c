import type { Translated } from "#domain/words/text.ts";
import type { PRICES_IT } from "./prices.it.ts";

export const PRICES_ES: Translated<typeof PRICES_IT> = {
  lines: {
    namedDays: "{days}, {name}",
    package: "{name}, {days}, {kilometres} incluidos",
    lengthDiscount: "{percent} % de descuento desde {days}",
    youngDriver: "Conductor menor de {age} años, {days} × {price}",
    pickupOutOfHours: "Recogida fuera de horario, {time}",
    returnOutOfHours: "Devolución fuera de horario, {time}",
    several: "{count} × {name}",
    perDay: "{name}, {days} × {price}",
    promotionCode: "Código {code}",
    promotionPercent: "Código {code}, {percent} %",
    delivery: "Entrega {place}, {kilometres} km más allá del radio gratuito",
    collection: "Devolución {place}, {kilometres} km más allá del radio gratuito",
    otherCity: "Devolución en otra ciudad",
    returnAt: "Devolución {place}",
    noSupplement: "Sin suplemento",
    total: "Total",
    vat: "IVA del {percent} % incluido",
  },
  agreed: {
    total: "Precio acordado",
    amount: "Descuento acordado",
    percent: "Descuento acordado del {percent}\u00a0%",
  },
  termsLabels: {
    insurance: "Seguro",
    excess: "Franquicia máxima",
    deposit: "Fianza",
    kilometres: "Kilómetros incluidos",
    extraKilometre: "Kilómetro adicional",
    age: "Edad mínima",
    licence: "Permiso de conducir",
    delivery: "Entrega",
    cancellation: "Cancelación",
  },
  terms: {
    insurance: "Seguro a todo riesgo incluido",
    kilometresPerDay: "{kilometres} al día",
    kilometresOfRental: "{kilometres} ({perDay} al día)",
    age: { one: "{count} año", other: "{count} años" },
    licence: { one: "Con al menos {count} año de antigüedad", other: "Con al menos {count} años de antigüedad" },
    delivery: "Gratuita en la ciudad",
    cancellation: {
      one: "Gratuita hasta {count} hora antes de la recogida; después, {percent}\u00a0% del total",
      other: "Gratuita hasta {count} horas antes de la recogida; después, {percent}\u00a0% del total",
    },
    freeCancellation: "Gratuita hasta la recogida",
    noShow: "{cancelling}; si no se recoge el coche: {percent}\u00a0% del total",
  },
};
