import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_FACTS_IT } from "./rental-facts.it.ts";

export const RENTAL_FACTS_FR: Translated<typeof RENTAL_FACTS_IT> = {
  cheaperLonger: "{longer} coûtent moins que {days}\u00a0: {total}",
  title: "Combien cela coûte, comment cela fonctionne",
  titles: {
    payment: "Quand et comment payer",
    deposit: "La caution",
    kasko: "Ce que couvre l'assurance",
    delivery: "Qui apporte la voiture",
    fuel: "Carburant et péages",
    drivers: "Qui d'autre peut conduire",
    cancellation: "Si vous changez d'avis",
  },
  payment:
    "Vous ne payez rien sur le site et la demande ne nécessite pas de carte. La location se règle au départ, {ways}, au prix indiqué dans votre demande.",
  deposit: "La caution, {amount}, est {held}\u00a0: une garantie, pas un débit.",
  depositReturn: {
    one: "Selon votre banque, elle redevient disponible sous un jour.",
    other: "Selon votre banque, elle redevient disponible sous {count} jours.",
  },
  excess:
    "L'assurance tous risques est comprise dans le prix\u00a0: pour un dommage couvert, vous payez au maximum la franchise, {amount}.",
  kasko: "Elle couvre {covers}. Elle ne couvre pas {excludes}.",
  delivery:
    "Une personne de la maison apporte la voiture et vient la reprendre. En ville, la livraison est gratuite, quelle que soit l'adresse.",
  freeDelivery: "Elle est également gratuite vers les aéroports, les gares et les ports de notre liste.",
  deliveryRate:
    "Elle est également gratuite vers les aéroports, les gares et les ports dans un rayon de {kilometres} km\u00a0; au-delà, chaque kilomètre coûte {rate} et figure dans le total.",
  freeOneWay: "Le retour dans une autre de nos villes est sans supplément.",
  oneWayRate: "Le retour dans une autre de nos villes coûte {rate} par kilomètre entre les deux.",
  freeSecondDriver: "Un second conducteur est sans supplément.",
  secondDriverPrice: "Un second conducteur coûte {price}.",
  cancellation:
    "Vous pouvez annuler sans frais une demande ou une réservation confirmée, jusqu'au moment du départ, avec le lien privé de notre e-mail.",
  cancellationOfDates:
    "Vous pouvez annuler sans frais une demande, et une réservation confirmée jusqu'au moment du départ, avec le lien privé de notre e-mail. Annulation à ces dates\u00a0: {terms}.",
  cancellationVaries:
    "Vous pouvez annuler sans frais une demande, et une réservation confirmée jusqu'au moment du départ, avec le lien privé de notre e-mail. L'annulation est le plus souvent sans frais\u00a0; dans le cas contraire, leur montant figure à côté du prix de vos dates, avant l'envoi de la demande.",
  fullTerms: "Le détail complet figure dans les <terms>conditions générales</terms>.",
  range: {
    between: "De {lowest} à {highest}",
    kilometresPerDay: "De {lowest} à {highest} par jour",
    upTo: "{lowest}, jusqu'à {highest} selon la voiture",
  },
};
