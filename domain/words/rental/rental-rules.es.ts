import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_RULES_IT } from "./rental-rules.it.ts";

export const RENTAL_RULES_ES: Translated<typeof RENTAL_RULES_IT> = {
  payments: ["con tarjeta de crédito", "con tarjeta de débito", "con transferencia ya recibida"],
  kaskoCovers: ["golpes y daños en la carrocería", "robo", "incendio", "lunas", "actos vandálicos"],
  kaskoExcludes: [
    "el uso en circuito",
    "la conducción sin autorización",
    "la conducción bajo los efectos del alcohol",
    "los objetos dejados a bordo",
  ],
  ownCosts:
    "Corren a su cargo el combustible o la recarga, los peajes, los aparcamientos y las multas del periodo en que conduce.",
  fuelLevel:
    "En la recogida anotamos juntos el nivel de combustible, o de carga: usted devuelve el coche con el mismo nivel.",
  furtherDrivers:
    "Debe conducir la persona indicada en la solicitud u otra que hayamos aceptado por escrito, que cumpla los mismos requisitos de edad y de permiso.",
  depositHeld: "un importe bloqueado en la tarjeta en la recogida y liberado en la devolución",
};
