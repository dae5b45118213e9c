import type { Translated } from "#domain/words/text.ts";
import type { PROMOTION_REFUSALS_IT } from "./promotion-refusals.it.ts";

export const PROMOTION_REFUSALS_ES: Translated<typeof PROMOTION_REFUSALS_IT> = {
  unknown: "Este código no existe: compruebe cómo lo ha escrito.",
  notYet: "Este código todavía no es válido.",
  expired: "Este código ha caducado.",
  usedUp: "Este código está agotado: ya se ha usado todas las veces posibles.",
  usedByRenter: "Ya ha usado este código todas las veces posibles.",
  vehicle: "Este código no es válido para este coche.",
  dates: "Este código no es válido para las fechas de este alquiler.",
  minDays: "Este código es válido para alquileres de al menos {days} días.",
  withPackage: "Este código no se puede usar con el paquete de este alquiler.",
  withLength: "Este código no se puede usar con el descuento por duración de este alquiler.",
  tooMany: "Ha probado demasiados códigos: espere unos minutos y vuelva a intentarlo, o llámenos al {phone}.",
};
