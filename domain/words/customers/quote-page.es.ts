import type { Translated } from "#domain/words/text.ts";
import type { QUOTE_PAGE_IT } from "./quote-page.it.ts";

export const QUOTE_PAGE_ES: Translated<typeof QUOTE_PAGE_IT> = {
  privateTitle: "Presupuesto {reference}",
  headlines: {
    accepted: "Gracias, todo está confirmado.",
    held: "Su coche está reservado para usted.",
    declined: "Será en otra ocasión.",
    expired: "El presupuesto ha caducado.",
    withdrawn: "El presupuesto se ha retirado.",
  },
  orderHeadlines: {
    open: "Gracias, todo está confirmado.",
    confirmed: "Todo está organizado.",
    done: "Gracias por viajar con nosotros.",
    cancelled: "Su pedido está cancelado.",
  },
  orderLeads: {
    open: "Es su pedido {order}. Le llamamos para concretar los detalles y, a partir de ahora, nos ocupamos de todo.",
    confirmed:
      "Su pedido {order} está confirmado en todos sus detalles. Para cualquier consulta, atendemos el teléfono{hours}: {phone}.",
    done: "Su pedido {order} ha finalizado. Si podemos hacer algo más por usted, llámenos: {phone}.",
    cancelled: "El pedido {order} ya no está previsto. Si no lo sabía, o quiere otra fecha, llámenos: {phone}{hours}.",
  },
  leads: {
    sent: "{name}, esto es lo que hemos preparado para usted. El presupuesto es válido hasta el {date}.",
    booked: "El coche es suyo en las fechas elegidas. En la página de la reserva encuentra todos los detalles.",
    accepted: "Ha aceptado el presupuesto: le llamamos para concretar los detalles.",
  },
  states: {
    open: "Presupuesto",
    draft: "Borrador",
    sent: "Enviado",
    accepted: "Aceptado",
    declined: "No aceptado",
    expired: "Caducado",
    withdrawn: "Retirado",
  },
  orderStates: {
    open: "Pedido en preparación",
    confirmed: "Pedido confirmado",
    done: "Pedido finalizado",
    cancelled: "Pedido cancelado",
  },
  seeBooking: "Ver la reserva",
  accept: {
    label: "Aceptar",
    submit: "Aceptar por {total}",
    pending: "Aceptando…",
    note: "Ahora no tiene que pagar nada: le llamamos nosotros. Aceptar el presupuesto supone aceptar también las <terms>condiciones</terms> y la <privacy>política de privacidad</privacy>.",
    driver: "El conductor",
    birthDate: "Fecha de nacimiento",
    age: "Al menos {years} años el día de la recogida.",
    licenceDate: "Permiso de conducir expedido el",
    licence: "Desde hace al menos {years} años.",
  },
  decline: {
    summary: "¿No le convence?",
    reason: "Unas palabras para nosotros (opcional)",
    reasonHint: "Nos ayuda a proponerle algo mejor.",
    submit: "No acepto el presupuesto",
    pending: "Un momento…",
  },
};
