import type { Translated } from "#domain/words/text.ts";
import type { WAITING_LIST_IT } from "./waiting-list.it.ts";

export const WAITING_LIST_DE: Translated<typeof WAITING_LIST_IT> = {
  title: "Warteliste",
  titleOf: "Warteliste: {vehicle}",
  lead: "In Ihrem Zeitraum ist es nicht frei. Hinterlassen Sie Name und E-Mail-Adresse: Wird es frei, schreiben wir Ihnen, in der Reihenfolge der Anmeldung.",
  pickup: "Abholung",
  back: "Rückgabe",
  scope: "Worauf warten Sie?",
  anyOfCategory: "Jedes Fahrzeug der Kategorie {category}, {place}",
  categoryAt: "{category} {place}",
  name: "Vor- und Nachname",
  email: "E-Mail",
  submit: "Auf die Warteliste setzen",
  sending: "Wird gesendet …",
  terms:
    "Das Fahrzeug wird nicht reserviert: Wer an der Reihe ist, erhält die E-Mail {minutes} Minuten vor der nächsten Person; danach bekommt es, wer zuerst anfragt. Sie können die Liste jederzeit mit einem Klick in der E-Mail verlassen.",
  privacy: "Ihre Daten dienen nur dazu: <privacy>Datenschutz</privacy>.",
  refused: "Es fehlt noch etwas. Ihre Eingaben sind erhalten geblieben.",
  joinedTitle: "Sie stehen auf der Warteliste.",
  joined: "Wir schreiben Ihnen, sobald es in Ihrem Zeitraum frei wird.",
  confirmation: "Die Bestätigung finden Sie in Ihren E-Mails, mit dem Link zum Verlassen der Liste.",
  backToVehicle: "Zurück zum Fahrzeug",
  request: "Buchung anfragen",
  cannotWait: {
    free: "In Ihrem Zeitraum ist es frei: Sie können es sofort anfragen.",
    outOfFleet: "Dieses Fahrzeug ist zurzeit nicht in der Flotte und kann nicht angefragt werden.",
    noDates: "Wählen Sie zuerst Ihren Zeitraum auf der Seite des Fahrzeugs.",
  },
  leave: "Warteliste verlassen",
  leaving: "Einen Moment …",
  headlines: {
    open: "Sie stehen auf der Warteliste.",
    mailed: "Sie stehen auf der Warteliste.",
    booked: "Sie haben es gebucht.",
    left: "Sie haben die Liste verlassen.",
    ended: "Der Zeitraum ist vorbei.",
    removed: "Sie stehen nicht mehr auf der Liste.",
  },
  leads: {
    open: "Wir schreiben Ihnen, sobald es frei wird. Wenn Sie es nicht mehr brauchen, verlassen Sie die Liste hier.",
    mailed:
      "Wir haben Ihnen geschrieben, dass es frei war. Wird wieder eines frei, schreiben wir erneut; wenn Sie es nicht mehr brauchen, verlassen Sie die Liste hier.",
    booked: "Mit der Buchung ist das Warten zu Ende: Wir schreiben Ihnen zu diesem Zeitraum nicht mehr.",
    left: "Wir schreiben Ihnen zu diesem Zeitraum nicht mehr.",
    ended: "Der gewünschte Zeitraum ist vorbei: Wir schreiben Ihnen dazu nicht mehr.",
    removed: "Wir schreiben Ihnen zu diesem Zeitraum nicht mehr.",
  },
};
