import type { Translated } from "#domain/words/text.ts";
import type { PERIODS_IT } from "./periods.it.ts";

export const PERIODS_FR: Translated<typeof PERIODS_IT> = {
  pickupPast: "Le départ ne peut pas être dans le passé.",
  pickupTooFar: "Le départ doit avoir lieu dans les dix-huit mois.",
  returnNotAfterPickup: "Le retour doit suivre le départ.",
  returnPast: "Le retour ne peut pas être dans le passé.",
  tooLong: "{days} jours au maximum\u00a0: pour une durée plus longue, appelez-nous.",
  tooLongForStaff: "{days} jours au maximum.",
  grace:
    "Le retour à {time} est compris\u00a0: jusqu'à {duration} après l'heure de départ, vous ne payez pas de jour supplémentaire.",
  sameDates: "Ce sont les dates que vous avez déjà\u00a0: choisissez-en d'autres.",
  pickupCity: "Choisissez la ville de départ.",
  returnCity: "Choisissez la ville de retour.",
  pickupDate: "Choisissez la date de départ.",
  returnDate: "Choisissez la date de retour.",
  pickupTime: "Choisissez l'heure de départ.",
  returnTime: "Choisissez l'heure de retour.",
};
