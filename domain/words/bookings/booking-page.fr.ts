import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_PAGE_IT } from "./booking-page.it.ts";

export const BOOKING_PAGE_FR: Translated<typeof BOOKING_PAGE_IT> = {
  privateTitle: "Réservation {reference}",
  historyTitle: "État\u00a0: {status}",
  returnPlaceGroups: { agreed: "Comme convenu", cities: "Villes", otherPlaces: "Aéroports, gares et ports" },
  headlines: {
    requested: "Votre {vehicle} est gardée pour vous.",
    confirmed: "Votre {vehicle} vous attend.",
    active: "Bonne route.",
    completed: "Merci, et à bientôt.",
    declined: "Nous ne pouvons pas accepter la demande.",
    cancelled: "La réservation est annulée.",
    no_show: "Nous vous avons attendu.",
    expired: "La demande a expiré.",
  },
  leads: {
    requested: "Nous avons reçu votre demande et vous répondons {deadline}.",
    confirmed: "Tout est confirmé. Si quelque chose change, joignez-nous au téléphone{hours}\u00a0: {phone}.",
    active: "La voiture est entre vos mains. Pour toute question{hours}\u00a0: {phone}.",
    completed: "La voiture est rentrée. Nous espérons vous revoir bientôt.",
    declined:
      "Nous ne pouvons pas vous confier la voiture à ces dates. Appelez-nous au {phone}\u00a0: nous en trouverons une autre.",
    cancelled: "La voiture est de nouveau libre et vous ne devez rien.",
    no_show:
      "Nous ne nous sommes pas vus à l'heure du départ, et la voiture n'est plus gardée pour vous. Appelez-nous au {phone}.",
    expired:
      "La voiture est redevenue libre avant notre confirmation, et nous vous prions de nous en excuser. Appelez-nous au {phone}, ou renouvelez la demande.",
  },
  leadsWithFee: {
    cancelled: "La voiture est de nouveau libre. L'annulation coûte {fee}, selon les conditions de la réservation.",
    no_show:
      "Nous ne nous sommes pas vus à l'heure du départ, et la voiture n'est plus gardée pour vous. Les frais pour voiture non retirée s'élèvent à {fee}, selon les conditions de la réservation. Appelez-nous au {phone}.",
  },
  held: "Jusqu'au {until}, la voiture n'ira à personne d'autre.",
  extendHold: "Ouvrez le lien de l'e-mail envoyé à {email}\u00a0: nous vous la gardons jusqu'au {until}.",
  open: {
    prompt:
      "Vous avez ouvert le lien de l'e-mail\u00a0: confirmez que la demande est la vôtre, et nous vous gardons la voiture jusqu'au {until}.",
    confirmed: "Merci\u00a0: nous vous gardons la voiture jusqu'au {until}.",
    submit: "Je confirme la demande",
    pending: "Confirmation…",
  },
  again: "Renouveler la demande",
  addToCalendar: "Ajouter au calendrier",
  steps: {
    title: "Et maintenant",
    comingDays: "Dans les prochains jours",
    call: "Nous vous appelons",
    meetingRequested: "Nous confirmons la réservation et le rendez-vous {place}.",
    placeRequested: "Nous confirmons la réservation et convenons du lieu de livraison {place}.",
    meeting: "Nous convenons du rendez-vous {place}.",
    place: "Nous convenons du lieu de livraison {place}.",
    beforePickup: "Avant le départ",
    documents: "Préparez vos documents",
    documentsNeeded: "Permis de conduire, pièce d'identité et la carte pour la caution de {deposit}.",
    keys: "Vous recevez les clés",
    handover: "Une demi-heure ensemble, puis la route est à vous.",
    delivered: "Nous vous amenons la voiture {place}. Une demi-heure ensemble, puis la route est à vous.",
  },
  events: {
    requested: "Demande reçue",
    confirmed: "Réservation confirmée",
    active: "Voiture remise",
    completed: "Voiture rendue",
    declined: "Demande non acceptée",
    cancelled: "Réservation annulée",
    no_show: "Voiture non retirée",
    expired: "Demande expirée",
    cancelledByRenter: "Réservation annulée par vous",
  },
  practical: {
    title: "À savoir",
    question: "Si vous avez une question",
    note: "Votre remarque",
    payment: "Paiement",
    caller: "Qui vous appelle",
    calledOn: "Une personne de notre maison, depuis le {phone}, au {contact}.",
    calledAfterMail: "Une personne de notre maison, depuis le {phone}, après vous avoir écrit à {contact}.",
    callUs: "Une personne de notre maison\u00a0; nous répondons au {phone}{hours}.",
    writeOnWhatsapp: "Écrivez-nous sur WhatsApp",
    whatsappText: "Bonjour, je vous écris au sujet de la réservation {reference}.",
    callNumber: "Appeler le {phone}",
  },
  cars: {
    title: "Vos voitures",
    carWithPlate: "{title}, immatriculée {plate}",
    sameTerms: "Les conditions restent celles de la réservation.",
    changedTerms: "Ce qui change dans les conditions",
    changedTerm: "{value}, auparavant {former}",
    until: {
      usual: "Jusqu'au {day}",
      elided: "Jusqu'au {day}",
    },
    since: {
      usual: "À partir du {day}",
      elided: "À partir du {day}",
    },
    between: "{from} {to}",
    drivenCars: "{first}, puis {next}",
  },
  dates: {
    ask: "Demander d'autres dates",
    askReturn: "Demander un autre retour",
    explanation:
      "La réservation reste telle quelle\u00a0: nous vous disons si la voiture est libre et ce qui change dans le prix.",
    explanationReturn:
      "La réservation reste telle quelle\u00a0: nous vous disons si la voiture est libre jusque-là et ce qui change dans le prix.",
    pickup: "Départ",
    pickupTime: "Heure de départ",
    back: "Retour",
    returnTime: "Heure de retour",
    returnPlace: "Lieu de retour",
    submit: "Demander ces dates",
    submitReturn: "Demander ce retour",
    pending: "Envoi…",
    states: {
      open: "Vous avez demandé d'autres dates",
      accepted: "Nous avons accepté les dates demandées",
      refused: "Nous ne pouvons pas accepter les dates demandées",
    },
    reply: "Nous vous répondons sous {hours}\u00a0; d'ici là, la réservation reste valable telle quelle.",
    requested: "Du {from} au {to}.",
    requestedReturn: "Retour {to}.",
    requestedReturnAt: "Retour {to}, {place}.",
  },
  cancel: {
    label: "Annuler",
    summary: "Annuler la réservation",
    explanation:
      "La voiture redevient aussitôt libre pour d'autres. L'annulation ne vous coûte rien et elle est définitive.",
    explanationUntil:
      "La voiture redevient aussitôt libre pour d'autres. Jusqu'au {until}, l'annulation ne vous coûte rien. Elle est définitive.",
    explanationFee:
      "La voiture redevient aussitôt libre pour d'autres. L'annulation coûte désormais {fee} ({share}) et elle est définitive.",
    submit: "Oui, annuler la réservation",
    pending: "Annulation…",
  },
  alternatives: {
    title: "Autres possibilités",
    sameCar: "{vehicle}, à d'autres dates",
    otherCars: "Les autres voitures {place}, aux mêmes dates",
    otherCarsLater: "Les autres voitures {place}",
  },
  calendar: {
    name: "Réservations",
    pickup: "Départ, {vehicle}",
    back: "Retour, {vehicle}",
    booking: "Réservation {reference}",
  },
};
