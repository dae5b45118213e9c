import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_REQUEST_IT } from "./booking-request.it.ts";

export const BOOKING_REQUEST_ES: Translated<typeof BOOKING_REQUEST_IT> = {
  head: {
    title: "Solicitud: {title}",
    description: "Solicitud de reserva: {title} {place}.",
    promise: "Precio completo y condiciones antes de dejar sus datos.",
    bookKeyword: "reservar {title}",
    rentKeyword: "alquiler {title} {city}",
  },
  home: "Inicio",
  crumb: "Solicitud",
  alreadySent: "Esta solicitud ya se ha enviado con otros datos. Revísela y envíela de nuevo.",
  taken: "Ya no está disponible en estas fechas. Si ya lo ha solicitado, la confirmación está en su correo.",
};
