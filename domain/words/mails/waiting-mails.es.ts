import type { Translated } from "#domain/words/text.ts";
import type { WAITING_MAILS_IT } from "./waiting-mails.it.ts";

export const WAITING_MAILS_ES: Translated<typeof WAITING_MAILS_IT> = {
  leave: "Salir de la lista de espera",
  categoryIn: "{category} {place}",
  joinedSubject: "Lista de espera: {waitedFor}",
  joinedHeading: "Está en la lista de espera.",
  joinedVehicle:
    "Le escribiremos en cuanto el {vehicle} quede libre en sus fechas. El coche no queda reservado: cuando escribimos, es de quien lo solicite primero.",
  joinedCategory:
    "Le escribiremos en cuanto un coche de la categoría {category} quede libre {place} en sus fechas. El coche no queda reservado: cuando escribimos, es de quien lo solicite primero.",
  joinedEnds:
    "Su puesto termina con las fechas, con su reserva o cuando salga de la lista. Ahora no tiene que pagar nada.",
  joinedNotYou: "Si no se ha inscrito usted, puede salir con un clic. Las respuestas a este correo no se leen.",
  freeSubject: "Ha quedado libre: {vehicle}",
  freeHeading: "Su espera ha terminado.",
  free: "El {vehicle} está libre en sus fechas. Dentro de {minutes} minutos avisaremos también a la persona siguiente: mientras no lo solicite, el coche no queda reservado.",
  request: "Solicitar la reserva",
  freeTaken: "Si entretanto se lo ha llevado otra persona, sigue en la lista y le escribiremos la próxima vez.",
};
