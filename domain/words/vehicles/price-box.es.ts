import type { Translated } from "#domain/words/text.ts";
import type { PRICE_BOX_IT } from "./price-box.it.ts";

export const PRICE_BOX_ES: Translated<typeof PRICE_BOX_IT> = {
  label: "Precio y condiciones",
  from: "Desde",
  startingFrom: "Desde",
  bookNow: "Reservar ahora",
  unavailable: "No disponible",
  outOfFleet: "Este coche está fuera de la flota por ahora. El precio y las condiciones siguen más abajo.",
  availableCars: "Los coches disponibles",
  chooseDates: "Elija las fechas: el total aparece aquí, sin dejar sus datos.",
  calculate: "Calcular el total",
  request: "Solicitar la reserva",
  requestPromise: "Ahora no tiene que pagar nada. Le respondemos en {hours}.",
  noLongerAvailable: "Ya no está disponible en estas fechas",
  freeOnDays: "Libre {days}",
  otherCars: "Los coches libres {place} {days}",
  joinWaitingList: "Avísenme si queda libre",
  chooseNext: "Elegir este momento",
  printed: {
    pickup: "Recogida",
    back: "Devolución",
    colour: "Color",
    moment: "{date} a las {time}, {place}",
  },
  bar: {
    request: "Solicitar",
    chooseDates: "Elegir fechas",
    terms: "Condiciones",
    rangeAndDays: "{range}, {days}",
  },
  calendar: {
    title: "Disponibilidad",
    previous: "Meses anteriores",
    next: "Meses siguientes",
    months: "Meses",
    legend: {
      free: "Libre",
      partly: "Libre en parte",
      taken: "Ocupado",
      yours: "Sus fechas",
    },
    states: {
      past: "pasado",
      free: "libre",
      partly: "libre en parte",
      taken: "ocupado",
    },
    dayAndState: "{day}, {state}",
    ratesLegend:
      "En pequeño, el precio del día en euros. «mín 4»: un alquiler que empieza ese día dura al menos 4 días.",
    minimumShort: "mín {days}",
    dayRate: "{rate} al día",
    minimum: { one: "al menos {count} día", other: "al menos {count} días" },
  },
};
