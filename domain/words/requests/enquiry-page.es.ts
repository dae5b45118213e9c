import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_PAGE_IT } from "./enquiry-page.it.ts";

export const ENQUIRY_PAGE_ES: Translated<typeof ENQUIRY_PAGE_IT> = {
  privateTitle: "Solicitud {reference}",
  answered: "Le hemos respondido",
  received: "Su solicitud está en nuestras manos",
  leads: {
    answered:
      "Aquí abajo encuentra nuestra respuesta; escríbanos desde aquí o llámenos e indique la referencia: <phone>{phone}</phone>.",
    handled: "Si quiere añadir algo, escríbalo aquí abajo o llame e indique la referencia: <phone>{phone}</phone>.",
    waiting:
      "Le respondemos {deadline}. Encontrará una copia en su correo; si quiere añadir algo, escríbalo aquí abajo o llame e indique la referencia: <phone>{phone}</phone>.",
    waitingByPhone:
      "Le respondemos {deadline}. Encontrará una copia en su correo; si quiere añadir algo, llame e indique la referencia: <phone>{phone}</phone>.",
  },
  summary: "Resumen",
  code: "Referencia",
  steps: {
    contact: "Le llamamos, o le escribimos si lo prefiere.",
    next: {
      jet: {
        title: "El presupuesto",
        text: "Un precio por el vuelo completo: jet, horarios, posicionamiento, servicios de tierra e impuesto, línea por línea.",
      },
      experience: {
        title: "El programa",
        text: "Las horas de los dos días, el coche, la habitación y las mesas reservadas.",
      },
      club: {
        title: "El encuentro",
        text: "Una conversación breve, en persona o por teléfono, y después nuestra respuesta.",
      },
      contact: {
        title: "La respuesta",
        text: "Escrita por quien se ocupa de ello, con nombre y número directo.",
      },
    },
    confirmation: "Su confirmación",
    nothingBinding: "Hasta entonces no paga nada y nada le compromete.",
  },
  reopens: "La solicitud está cerrada: si escribe, la reabrimos y le respondemos.",
  backToJets: "Volver a los jets privados",
  backToCollection: "Volver a la colección",
};
