import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_FORM_IT } from "./booking-form.it.ts";

export const BOOKING_FORM_ES: Translated<typeof BOOKING_FORM_IT> = {
  title: "Solicitar la reserva",
  datesAndPlaces: "Fechas y lugares",
  recalculate: "Recalcular el total",
  meeting: {
    title: "Dónde nos encontramos",
    pickupAddress: "Dirección de entrega (opcional)",
    pickupAddressHint: "Casa, hotel, oficina: en la ciudad, la entrega es gratuita en cualquier dirección.",
    returnAddress: "Dirección de devolución (opcional)",
    returnAddressHint: "Déjela vacía si es la misma.",
    meetingPoint: "Punto de encuentro (opcional)",
    meetingPointHint: "Por ejemplo: salida de llegadas, andén 1, recepción.",
    flightOrTrain: "Vuelo o tren (opcional)",
  },
  driver: {
    title: "El conductor",
    birthDate: "Fecha de nacimiento",
    age: "Al menos {minimumAge} años el día de la recogida.",
    licenceDate: "Permiso de conducir expedido el",
    licence: "Desde hace al menos {minimumLicenceYears} años; la fecha está en el reverso, columna 10.",
  },
  contact: {
    title: "Cómo localizarle",
    name: "Nombre y apellidos",
    email: "Correo electrónico",
    note: "Nota (opcional)",
    noteHint: "Una silla infantil, una hora concreta, lo que debamos saber.",
  },
  promotion: {
    question: "¿Tiene un código?",
    label: "Código promocional",
    apply: "Aplicar el código",
  },
  submit: "Enviar la solicitud",
  sending: "Enviando…",
  promise:
    "Ahora no tiene que pagar nada. {hold} Le respondemos en {hours}. Al enviar la solicitud, acepta las <terms>condiciones</terms> y la <privacy>política de privacidad</privacy>.",
  dailyRate: "{rate} al día",
  selectNextPeriod: "Elegir {dates}",
  rangeAndDays: "{range}, {days}",
  chooseDates: "Elija las fechas: el total aparece aquí, antes de dejar sus datos.",
  chooseDatesShort: "Elija las fechas: el total aparece aquí.",
  unavailable: "No disponible",
  outOfFleet: "Este coche está fuera de la flota por ahora: no se puede solicitar.",
  taken: "Ya no está disponible en estas fechas",
  joinWaitingList: "Avísenme si queda libre",
};
