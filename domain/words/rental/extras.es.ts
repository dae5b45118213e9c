import type { Translated } from "#domain/words/text.ts";
import type { EXTRAS_IT } from "./extras.it.ts";

export const EXTRAS_ES: Translated<typeof EXTRAS_IT> = {
  title: "Extras",
  perDay: "{price} al día",
  perDayCapped: { one: "{price} al día, como máximo {count} día", other: "{price} al día, como máximo {count} días" },
  perRental: "{price} por alquiler",
  free: "Sin suplemento",
  youngDriver: "Conductor menor de {age} años",
  unknown: "Este extra ya no existe: quítelo.",
  notHere: "«{name}» no está disponible con este coche en este lugar: quítelo.",
  tooLate: {
    one: "«{name}» debe pedirse al menos {count} hora antes de la recogida: quítelo o cambie de fecha.",
    other: "«{name}» debe pedirse al menos {count} horas antes de la recogida: quítelo o cambie de fecha.",
  },
  tooMany: "«{name}»: como máximo {max}.",
};
