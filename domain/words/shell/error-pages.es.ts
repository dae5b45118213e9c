import type { Translated } from "#domain/words/text.ts";
import type { ERROR_PAGES_IT } from "./error-pages.it.ts";

export const ERROR_PAGES_ES: Translated<typeof ERROR_PAGES_IT> = {
  backHome: "Volver al inicio",
  tryAgain: "Reintentar",
  alwaysByPhone: "Por teléfono respondemos siempre: <phone>{phone}</phone>",
  notFound: {
    code: "404",
    title: "Página no encontrada",
    heading: "Esta carretera no lleva a ninguna parte",
    text: "La dirección ha cambiado o nunca ha existido.",
  },
  unavailable: {
    title: "Volvemos en un momento",
    text: "La web no puede responder en este momento. Inténtelo de nuevo en unos minutos: no ha perdido nada.",
  },
  fault: {
    title: "Algo ha fallado",
    text: "El fallo es nuestro, no suyo, y ya está registrado. Inténtelo de nuevo en breve.",
  },
  unreadable: {
    title: "Esta dirección no se puede leer",
    text: "Contiene caracteres que no forman una página: quizá se copió a medias. Desde la página de inicio lo encontrará todo.",
  },
  offline: {
    title: "Se ha interrumpido la conexión",
    text: "Su dispositivo no puede acceder a la web. Compruebe la red e inténtelo de nuevo: la página le espera aquí.",
  },
};
