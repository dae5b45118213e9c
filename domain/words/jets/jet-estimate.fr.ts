import type { Translated } from "#domain/words/text.ts";
import type { JET_ESTIMATE_IT } from "./jet-estimate.it.ts";

export const JET_ESTIMATE_FR: Translated<typeof JET_ESTIMATE_IT> = {
  example: "Par exemple, à quatre personnes",
  leg: "{from} – {to}",
  legs: { one: "{count} trajet", other: "{count} trajets" },
  flightFacts: "{distance}, {duration} de vol",
  columns: {
    aircraft: "Appareil",
    hours: "Heures",
    price: "Estimation",
  },
  obstacles: {
    seats: "Places insuffisantes",
    range: "Au-delà de l'autonomie",
  },
  tax: "Taxe italienne sur les avions-taxis",
  taxPerPassenger: "Taxe avions-taxis, {passengers}\u00a0×\u00a0{each}",
  taxOfAllLegs: "Taxe avions-taxis, tous les trajets",
  noTax: "Non due",
  tripTotal: { one: "Le voyage entier, avec un seul jet", other: "Le voyage entier, avec {count} jets" },
  jetTotal: "{jet}, taxe comprise",
  total: "En tout, taxe comprise",
  from: "dès",
  severalAircraft: {
    one: "Aucun jet n'a {passengers} places\u00a0: l'estimation porte sur un jet. Le devis peut associer deux jets différents.",
    other:
      "Aucun jet n'a {passengers} places\u00a0: l'estimation porte sur {count} jets du même type, qui volent ensemble. Le devis peut associer deux jets différents.",
  },
  unsuitableJet:
    "{jet}\u00a0: les places ou l'autonomie ne suffisent pas pour ce voyage. L'estimation porte sur les autres jets.",
  noJetFits: "Aucun jet de la flotte ne fait ce voyage à lui seul\u00a0: le devis vous propose la solution.",
  basis: "Heures de vol au tarif du jet, au moins une par trajet.",
  basisListPrice: "Si les heures coûtent moins, c'est le prix affiché du trajet qui s'applique.",
  basisExcluded:
    "La mise en place du jet et les services au sol dépendent de la date et ne sont pas compris\u00a0: vous les trouvez dans le devis, avant tout engagement.",
  noEstimate:
    "Pour {from} – {to}, nous n'avons pas d'estimation immédiate. Nous la préparons pour vous\u00a0: envoyez la demande et vous la trouverez dans le devis.",
  completeTrip: "Compléter le voyage",
  requestTitle: "À qui répondons-nous\u00a0?",
  legDateTime: "{day}, vers {time}",
  passengersAndJet: "{passengers}, en {jet}",
  messageHint: "Horaires, bagages, animaux à bord",
  sendRequest: "Envoyer la demande",
  arrivalCar: "Voiture à l'arrivée",
  arrivalCarsNote: "À {city}, {days}. Confirmée avec le vol.",
  noCar: "Aucune voiture",
  perDay: "{rate} par jour",
};
