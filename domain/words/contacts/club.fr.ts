import type { Translated } from "#domain/words/text.ts";
import type { CLUB_IT } from "./club.it.ts";

export const CLUB_FR: Translated<typeof CLUB_IT> = {
  title: "Communauté VIP",
  motto: "Le club de ceux qui roulent avec nous\u00a0: peu d'événements, peu de places, les bonnes personnes.",
  next: "Le prochain rendez-vous",
  nextEvent: "{title}, <day>{day}</day>",
  join: "Devenir membre",
  discover: "Découvrir les avantages",
  introLabel: "En quelques mots",
  heritageSince:
    "Depuis {year}, nous accompagnons ceux qui aiment conduire. Certains, avec le temps, ont demandé à le faire ensemble\u00a0: la Communauté VIP est née ainsi, autour d'une table et d'un trousseau de clés.",
  heritage:
    "Nous accompagnons ceux qui aiment conduire. Certains, avec le temps, ont demandé à le faire ensemble\u00a0: la Communauté VIP est née ainsi, autour d'une table et d'un trousseau de clés.",
  admission:
    "Nos membres découvrent les premiers les nouveautés de la flotte, et nous leur réservons les rendez-vous qui ne figurent dans aucun calendrier public. L'admission se fait sur demande, après un entretien\u00a0; nous répondons à chaque question sous\u00a0{hours}.",
  benefitsTitle: "Les avantages",
  benefits: {
    events: {
      title: "Événements privés",
      text: "Circuits fermés, villas, garages qui n'ouvrent pas d'ordinaire. Peu de places, une liste de noms et aucun photographe.",
    },
    food: {
      title: "Gastronomie",
      text: "Des tables uniques dans des cuisines étoilées, des caves avec le vigneron. On arrive au volant, on repart avec un chauffeur.",
    },
    experiences: {
      title: "Expériences uniques",
      text: "Une route, une voiture, quelqu'un qui la connaît\u00a0: des itinéraires écrits pour les membres et pour personne d'autre.",
    },
    privileges: {
      title: "Privilèges",
      text: "Jusqu'à 30\u00a0% de remise, surclassement gratuit, avant-premières réservées aux membres et points de fidélité à chaque location.",
    },
  },
  requestLabel: "Demande d'informations",
  requestLead: "Une demande, puis nous faisons connaissance.",
  steps: {
    write: "Vous nous écrivez\u00a0: nom, e-mail et téléphone suffisent.",
    callBack: "Nous vous rappelons sous {hours} et fixons un entretien.",
    choose: "Vous choisissez la formule, de Gold à Platinum, et le premier événement.",
  },
  formTitle: "Demandez votre admission",
  event: "Événement",
  noEvent: "Aucun en particulier",
  eventOnDay: "{title}, {day}",
  guest: "Je viens à l'événement avec un invité",
  testimonials: "La parole aux membres",
  allInvented: "Personnes et noms sont fictifs.",
  invented: "Personne fictive",
  inventedOf: "{place}, personne fictive",
  upcoming: "Les prochains événements",
  upcomingAside: "Les places sont attribuées dans l'ordre des demandes acceptées.",
  askForPlace: "Demander une place",
  askForPlaceAt: "Demander une place\u00a0: {event}",
  write: "Écrivez-nous",
  writeAbout: "Écrivez-nous\u00a0: {event}",
  pastTitle: "La saison passée",
  pastAside: "Pour ceux qui y étaient, et pour ceux qui veulent se faire une idée.",
  pastOnly: "Les membres reçoivent les prochaines dates en premier.",
};
