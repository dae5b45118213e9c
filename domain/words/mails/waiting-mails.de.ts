import type { Translated } from "#domain/words/text.ts";
import type { WAITING_MAILS_IT } from "./waiting-mails.it.ts";

export const WAITING_MAILS_DE: Translated<typeof WAITING_MAILS_IT> = {
  leave: "Warteliste verlassen",
  categoryIn: "{category} {place}",
  joinedSubject: "Warteliste: {waitedFor}",
  joinedHeading: "Sie stehen auf der Warteliste.",
  joinedVehicle:
    "wir schreiben Ihnen, sobald der {vehicle} in Ihrem Zeitraum frei wird. Das Fahrzeug wird nicht reserviert: Sobald wir schreiben, bekommt es, wer zuerst anfragt.",
  joinedCategory:
    "wir schreiben Ihnen, sobald ein Fahrzeug der Kategorie {category} {place} in Ihrem Zeitraum frei wird. Das Fahrzeug wird nicht reserviert: Sobald wir schreiben, bekommt es, wer zuerst anfragt.",
  joinedEnds:
    "Ihr Platz endet mit dem Zeitraum, mit Ihrer Buchung oder wenn Sie die Liste verlassen. Sie müssen jetzt nichts bezahlen.",
  joinedNotYou:
    "Wenn Sie sich nicht selbst eingetragen haben, genügt ein Klick zum Austragen. Antworten auf diese E-Mail werden nicht gelesen.",
  freeSubject: "Jetzt frei: {vehicle}",
  freeHeading: "Ihr Warten hat ein Ende.",
  free: "der {vehicle} ist in Ihrem Zeitraum frei. In {minutes} Minuten benachrichtigen wir auch die Nächsten auf der Liste: Bis zu Ihrer Anfrage wird das Fahrzeug nicht reserviert.",
  request: "Buchung anfragen",
  freeTaken: "Falls es inzwischen vergeben ist, bleiben Sie auf der Liste, und wir schreiben Ihnen beim nächsten Mal.",
};
