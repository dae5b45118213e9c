import type { Translated } from "#domain/words/text.ts";
import type { STAFF_LETTERS_IT } from "./staff-letters.it.ts";

export const STAFF_LETTERS_FR: Translated<typeof STAFF_LETTERS_IT> = {
  rental: "Location",
  answers: {
    jet: {
      opening: "Merci de nous avoir écrit. Pour votre vol, nous pouvons vous proposer\u00a0:",
      closing:
        "La proposition ne vous engage pas\u00a0: pour confirmer, il suffit de répondre sur la page de votre demande.",
    },
    experience: {
      opening: "Merci de votre intérêt. Pour les dates que vous avez indiquées, nous pouvons vous proposer\u00a0:",
      closing: "Pour confirmer, il suffit de répondre sur la page de votre demande.",
    },
    club: {
      opening: "Merci d'avoir pensé à notre Communauté VIP.",
      closing: "Pour toute question, nous sommes à votre disposition.",
    },
    contact: {
      opening: "Merci de nous avoir écrit.",
      closing: "S'il vous faut autre chose, écrivez-nous sur la page de votre demande ou appelez-nous.",
    },
  },
  event: "«\u00a0{title}\u00a0» du {day}, {place}",
  places: {
    accepted: {
      one: "Nous vous attendons\u00a0: votre place pour {event}, est confirmée.",
      other:
        "Nous vous attendons\u00a0: les deux places pour {event}, la vôtre et celle de votre invité, sont confirmées.",
    },
    afterAccepted:
      "Quelques jours avant, nous vous indiquerons l'heure et l'itinéraire. Si vous ne pouvez pas venir, dites-le-nous\u00a0: d'autres attendent.",
    declined: "Merci de votre demande. Cette fois, nous ne pouvons pas vous réserver de place pour {event}.",
    afterDeclined:
      "Si une place se libère, nous vous écrivons aussitôt\u00a0; vous serez parmi les premiers informés du prochain rendez-vous.",
  },
  quote: {
    days: "{vehicle}, par jour",
    namedDays: "{vehicle}, {name}, par jour",
    flightTitle: "Votre vol {route}",
    flight: "Vol en {jet}, {route}",
    flights: "Vol en {aircraft} {jet}, {route}",
    flightTax: "Taxe avions-taxis, {passengers}",
    experience: "Votre expérience",
  },
};
