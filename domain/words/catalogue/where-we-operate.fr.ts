import type { Translated } from "#domain/words/text.ts";
import type { WHERE_WE_OPERATE_IT } from "./where-we-operate.it.ts";

export const WHERE_WE_OPERATE_FR: Translated<typeof WHERE_WE_OPERATE_IT> = {
  title: "Où nous sommes présents",
  empty: "Les premières villes arrivent\u00a0: en attendant, demandez-nous si nous pouvons venir dans la vôtre.",
  countries: { one: "{count} pays", other: "{count} pays" },
  summary: "{countries}, {cities}. Là où nous n'avons pas d'agence, nous vous amenons la voiture.",
  city: "<shared>Location de voitures de luxe</shared> à {city}",
  cityLink: "Location de voitures de luxe {city}",
  suppliedFrom: "depuis {city}",
  onRequest: "sur demande",
  arrivals: "Comment la voiture arrive jusqu'à vous",
  missing: "Votre ville n'y figure pas\u00a0?",
  ask: "Demandez-nous si nous pouvons venir",
  freeDelivery: {
    title: "Livraison gratuite",
    text: "À l'aéroport, à l'hôtel, à domicile ou au bureau, dans chacune de ces villes. Au retour, nous venons reprendre la voiture là où vous êtes.",
    textWithSupplement:
      "À l'hôtel, à domicile ou au bureau, dans chacune de ces villes\u00a0; pour un aéroport hors de la ville, il peut y avoir un supplément, affiché avant la demande. Au retour, nous venons reprendre la voiture là où vous êtes.",
  },
  fromNearby: {
    title: "Depuis une ville voisine",
    text: "Là où nous n'avons pas de voitures, la vôtre vient de la ville indiquée à côté du nom\u00a0: le trajet jusqu'à vous est gratuit.",
  },
  oneWay: {
    title: "Retour ailleurs",
    free: "Vous prenez la voiture dans une ville et la rendez dans une autre, même au-delà d'une frontière, sans supplément.",
    rate: "Vous prenez la voiture dans une ville et la rendez dans une autre, même au-delà d'une frontière\u00a0: {rate} par kilomètre entre les deux.",
  },
};
