import type { Translated } from "#domain/words/text.ts";
import type { DRIVER_IT } from "./driver.it.ts";

export const DRIVER_ES: Translated<typeof DRIVER_IT> = {
  birthDate: "Indique una fecha de nacimiento válida.",
  tooYoung: {
    one: "Para este coche hay que tener {count} año cumplido el día de la recogida.",
    other: "Para este coche hay que tener {count} años cumplidos el día de la recogida.",
  },
  licenceDate: "Indique una fecha de expedición válida.",
  licenceAfterPickup: "El permiso debe expedirse antes de la recogida.",
  datesDisagree: "La fecha de expedición no concuerda con la de nacimiento: compruebe ambas.",
  licenceTooRecent: {
    one: "Para este coche hay que tener el permiso desde hace al menos {count} año el día de la recogida.",
    other: "Para este coche hay que tener el permiso desde hace al menos {count} años el día de la recogida.",
  },
};
