import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_FORM_IT } from "./booking-form.it.ts";

export const BOOKING_FORM_FR: Translated<typeof BOOKING_FORM_IT> = {
  title: "Demander la réservation",
  datesAndPlaces: "Dates et lieux",
  recalculate: "Recalculer le total",
  meeting: {
    title: "Où nous nous retrouvons",
    pickupAddress: "Adresse de livraison (facultative)",
    pickupAddressHint: "Domicile, hôtel, bureau\u00a0: en ville, la livraison est gratuite, quelle que soit l'adresse.",
    returnAddress: "Adresse de retour (facultative)",
    returnAddressHint: "Laissez vide si c'est la même.",
    meetingPoint: "Point de rencontre (facultatif)",
    meetingPointHint: "Par exemple\u00a0: sortie des arrivées, quai 1, réception.",
    flightOrTrain: "Vol ou train (facultatif)",
  },
  driver: {
    title: "Le conducteur",
    birthDate: "Date de naissance",
    age: "Au moins {minimumAge} ans le jour du départ.",
    licenceDate: "Permis délivré le",
    licence: "Depuis au moins {minimumLicenceYears} ans\u00a0; la date est au verso, colonne 10.",
  },
  contact: {
    title: "Comment vous joindre",
    name: "Prénom et nom",
    email: "E-mail",
    note: "Remarque (facultative)",
    noteHint: "Un siège enfant, un horaire particulier, tout ce que nous devons savoir.",
  },
  promotion: {
    question: "Vous avez un code\u00a0?",
    label: "Code promotionnel",
    apply: "Appliquer le code",
  },
  submit: "Envoyer la demande",
  sending: "Envoi en cours…",
  promise:
    "Aucun paiement maintenant. {hold} Nous vous répondons sous {hours}. En envoyant la demande, vous acceptez les <terms>conditions</terms> et la <privacy>politique de confidentialité</privacy>.",
  dailyRate: "{rate} par jour",
  selectNextPeriod: "Choisir {dates}",
  rangeAndDays: "{range}, {days}",
  chooseDates: "Choisissez vos dates\u00a0: le total s'affiche ici, avant même vos coordonnées.",
  chooseDatesShort: "Choisissez vos dates\u00a0: le total s'affiche ici.",
  unavailable: "Indisponible",
  outOfFleet: "Cette voiture est pour le moment retirée de la flotte\u00a0: il n'est pas possible de la demander.",
  taken: "Plus disponible à ces dates",
  joinWaitingList: "Me prévenir si elle se libère",
};
