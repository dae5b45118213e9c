import type { Translated } from "#domain/words/text.ts";
import type { WAITING_LIST_IT } from "./waiting-list.it.ts";

export const WAITING_LIST_ES: Translated<typeof WAITING_LIST_IT> = {
  title: "Lista de espera",
  titleOf: "Lista de espera: {vehicle}",
  lead: "No está libre en sus fechas. Deje su nombre y su correo: si queda libre le escribimos, por orden de llegada.",
  pickup: "Recogida",
  back: "Devolución",
  scope: "¿Qué coche espera?",
  anyOfCategory: "Cualquier coche de la categoría {category}, {place}",
  categoryAt: "{category} {place}",
  name: "Nombre y apellidos",
  email: "Correo electrónico",
  submit: "Apuntarme a la lista de espera",
  sending: "Enviando…",
  terms:
    "El coche no queda reservado: el primero de la lista recibe el correo {minutes} minutos antes que el siguiente; después es de quien lo solicite antes. Salga de la lista cuando quiera, con un clic desde el correo.",
  privacy: "Sus datos solo sirven para esto: <privacy>política de privacidad</privacy>.",
  refused: "Falta algo todavía: no se ha perdido nada de lo que ha escrito.",
  joinedTitle: "Está en la lista de espera.",
  joined: "Le escribimos en cuanto quede libre en sus fechas.",
  confirmation: "La confirmación está en su correo, con el enlace para salir de la lista.",
  backToVehicle: "Volver al coche",
  request: "Solicitar la reserva",
  cannotWait: {
    free: "Está libre en sus fechas: puede solicitarlo ahora.",
    outOfFleet: "Este coche está fuera de la flota por ahora: no se puede solicitar.",
    noDates: "Elija primero las fechas en la página del coche.",
  },
  leave: "Salir de la lista de espera",
  leaving: "Un momento…",
  headlines: {
    open: "Está en la lista de espera.",
    mailed: "Está en la lista de espera.",
    booked: "Lo ha reservado.",
    left: "Ha salido de la lista.",
    ended: "Las fechas han pasado.",
    removed: "Ya no está en la lista.",
  },
  leads: {
    open: "Le escribimos en cuanto quede libre. Si ya no lo necesita, salga de la lista aquí abajo.",
    mailed:
      "Le avisamos de que había quedado libre. Si queda libre otro, volveremos a escribirle; si ya no lo necesita, salga de la lista aquí abajo.",
    booked: "Su espera terminó con la reserva: ya no le escribimos por estas fechas.",
    left: "Ya no le escribimos por estas fechas.",
    ended: "La espera terminó con las fechas: ya no le escribimos.",
    removed: "Ya no le escribimos por estas fechas.",
  },
};
