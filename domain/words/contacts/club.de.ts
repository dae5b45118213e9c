import type { Translated } from "#domain/words/text.ts";
import type { CLUB_IT } from "./club.it.ts";

export const CLUB_DE: Translated<typeof CLUB_IT> = {
  title: "VIP-Community",
  motto: "Der Club derer, die mit uns fahren: wenige Veranstaltungen, wenige Plätze, die richtigen Menschen.",
  next: "Der nächste Termin",
  nextEvent: "{title}, <day>{day}</day>",
  join: "Mitglied werden",
  discover: "Vorteile entdecken",
  introLabel: "Was es ist",
  heritageSince:
    "Seit {year} begleiten wir Menschen, die gern fahren. Einige wollten es mit der Zeit gemeinsam tun: So entstand die VIP-Community, rund um einen Tisch und einen Schlüsselbund.",
  heritage:
    "Wir begleiten Menschen, die gern fahren. Einige wollten es mit der Zeit gemeinsam tun: So entstand die VIP-Community, rund um einen Tisch und einen Schlüsselbund.",
  admission:
    "Mitgliedern zeigen wir Neues in der Flotte zuerst, und ihnen sind die Termine vorbehalten, die in keinem öffentlichen Kalender stehen. Die Aufnahme erfolgt auf Anfrage, nach einem Gespräch; jede Frage beantworten wir innerhalb von\u00a0{hours}.",
  benefitsTitle: "Die Vorteile",
  benefits: {
    events: {
      title: "Private Veranstaltungen",
      text: "Abgesperrte Rennstrecken, Villen, Garagen, die sonst geschlossen bleiben. Wenige Plätze, eine Gästeliste und keine Fotografen.",
    },
    food: {
      title: "Kulinarik",
      text: "Einzelne Tische in Sterneküchen, Weinkeller mit dem Winzer. Hin fahren Sie selbst, zurück bringt Sie ein Chauffeur.",
    },
    experiences: {
      title: "Einmalige Erlebnisse",
      text: "Eine Straße, ein Auto, ein Mensch, der sie kennt: Routen, geschrieben für Mitglieder und für niemanden sonst.",
    },
    privileges: {
      title: "Privilegien",
      text: "Bis zu 30\u00a0% Nachlass, kostenloses Upgrade in die nächsthöhere Kategorie, exklusive Vorpremieren und Treuepunkte bei jeder Miete.",
    },
  },
  requestLabel: "Anfrage",
  requestLead: "Eine Anfrage, dann lernen wir uns kennen.",
  steps: {
    write: "Sie schreiben uns: Name, E-Mail und Telefon genügen.",
    callBack: "Wir rufen Sie innerhalb von {hours} zurück und vereinbaren ein Gespräch.",
    choose: "Sie wählen die Stufe, von Gold bis Platinum, und die erste Veranstaltung.",
  },
  formTitle: "Aufnahme anfragen",
  event: "Veranstaltung",
  noEvent: "Keine bestimmte",
  eventOnDay: "{title}, {day}",
  guest: "Ich bringe einen Gast mit",
  testimonials: "Mitglieder berichten",
  allInvented: "Personen und Namen sind erfunden.",
  invented: "Erfundene Person",
  inventedOf: "{place}, erfundene Person",
  upcoming: "Die nächsten Veranstaltungen",
  upcomingAside: "Plätze werden in der Reihenfolge der angenommenen Anfragen vergeben.",
  askForPlace: "Platz anfragen",
  askForPlaceAt: "Platz anfragen: {event}",
  write: "Schreiben Sie uns",
  writeAbout: "Schreiben Sie uns: {event}",
  pastTitle: "Die vergangene Saison",
  pastAside: "Für alle, die dabei waren, und alle, die sich ein Bild machen möchten.",
  pastOnly: "Die nächsten Termine erfahren Mitglieder zuerst.",
};
