import type { Translated } from "#domain/words/text.ts";
import type { PERIODS_IT } from "./periods.it.ts";

export const PERIODS_ES: Translated<typeof PERIODS_IT> = {
  pickupPast: "La recogida no puede ser anterior a este momento.",
  pickupTooFar: "La recogida puede ser, como máximo, dentro de dieciocho meses.",
  returnNotAfterPickup: "La devolución debe ser posterior a la recogida.",
  returnPast: "La devolución no puede ser anterior a este momento.",
  tooLong: "Como máximo {days} días: para periodos más largos, llámenos.",
  tooLongForStaff: "Como máximo {days} días.",
  grace:
    "La devolución a las {time} está incluida: hasta {duration} después de la hora de recogida no se paga un día más.",
  sameDates: "Son las fechas que ya tiene: elija otras.",
  pickupCity: "Elija la ciudad de recogida.",
  returnCity: "Elija la ciudad de devolución.",
  pickupDate: "Elija la fecha de recogida.",
  returnDate: "Elija la fecha de devolución.",
  pickupTime: "Elija la hora de recogida.",
  returnTime: "Elija la hora de devolución.",
};
