import type { Translated } from "#domain/words/text.ts";
import type { DRIVER_IT } from "./driver.it.ts";

export const DRIVER_FR: Translated<typeof DRIVER_IT> = {
  birthDate: "Indiquez une date de naissance valide.",
  tooYoung: {
    one: "Pour cette voiture, il faut avoir {count} an révolu le jour du départ.",
    other: "Pour cette voiture, il faut avoir {count} ans révolus le jour du départ.",
  },
  licenceDate: "Indiquez une date de délivrance valide.",
  licenceAfterPickup: "Le permis doit être délivré avant le départ.",
  datesDisagree: "La date de délivrance ne concorde pas avec la date de naissance\u00a0: vérifiez les deux.",
  licenceTooRecent: {
    one: "Pour cette voiture, il faut détenir le permis depuis au moins {count} an le jour du départ.",
    other: "Pour cette voiture, il faut détenir le permis depuis au moins {count} ans le jour du départ.",
  },
};
