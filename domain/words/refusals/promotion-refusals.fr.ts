import type { Translated } from "#domain/words/text.ts";
import type { PROMOTION_REFUSALS_IT } from "./promotion-refusals.it.ts";

export const PROMOTION_REFUSALS_FR: Translated<typeof PROMOTION_REFUSALS_IT> = {
  unknown: "Ce code n'existe pas\u00a0: vérifiez son orthographe.",
  notYet: "Ce code n'est pas encore valable.",
  expired: "Ce code a expiré.",
  usedUp: "Ce code est épuisé\u00a0: toutes ses utilisations ont déjà été prises.",
  usedByRenter: "Vous avez déjà utilisé ce code autant de fois que possible.",
  vehicle: "Ce code n'est pas valable pour cette voiture.",
  dates: "Ce code n'est pas valable pour les dates de cette location.",
  minDays: "Ce code est valable pour les locations d'au moins {days} jours.",
  withPackage: "Ce code ne peut pas être utilisé avec le forfait de cette location.",
  withLength: "Ce code ne peut pas être utilisé avec la remise de durée de cette location.",
  tooMany: "Vous avez essayé trop de codes\u00a0: attendez quelques minutes et réessayez, ou appelez-nous au {phone}.",
};
