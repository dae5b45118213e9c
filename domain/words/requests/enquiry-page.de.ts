import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_PAGE_IT } from "./enquiry-page.it.ts";

export const ENQUIRY_PAGE_DE: Translated<typeof ENQUIRY_PAGE_IT> = {
  privateTitle: "Anfrage {reference}",
  answered: "Wir haben Ihnen geantwortet",
  received: "Ihre Anfrage ist bei uns eingegangen",
  leads: {
    answered:
      "Unsere Antwort finden Sie unten; schreiben Sie uns hier oder rufen Sie uns unter <phone>{phone}</phone> an und nennen Sie Ihre Anfragenummer.",
    handled:
      "Wenn Sie etwas ergänzen möchten, schreiben Sie es unten oder rufen Sie uns unter <phone>{phone}</phone> an und nennen Sie Ihre Anfragenummer.",
    waiting:
      "Wir antworten Ihnen {deadline}. Eine Kopie finden Sie in Ihrem Postfach; wenn Sie etwas ergänzen möchten, schreiben Sie es unten oder rufen Sie uns unter <phone>{phone}</phone> an und nennen Sie Ihre Anfragenummer.",
    waitingByPhone:
      "Wir antworten Ihnen {deadline}. Eine Kopie finden Sie in Ihrem Postfach; wenn Sie etwas ergänzen möchten, rufen Sie uns unter <phone>{phone}</phone> an und nennen Sie Ihre Anfragenummer.",
  },
  summary: "Übersicht",
  code: "Anfragenummer",
  steps: {
    contact: "Wir rufen Sie an oder schreiben Ihnen, wenn Ihnen das lieber ist.",
    next: {
      jet: {
        title: "Das Angebot",
        text: "Ein Preis für den ganzen Flug: Jet, Zeiten, Bereitstellung, Bodendienste und Steuer, Zeile für Zeile.",
      },
      experience: {
        title: "Das Programm",
        text: "Die Zeiten der zwei Tage, das Fahrzeug, das Zimmer und die reservierten Tische.",
      },
      club: {
        title: "Das Gespräch",
        text: "Ein kurzes Gespräch, persönlich oder am Telefon, dann unsere Antwort.",
      },
      contact: {
        title: "Die Antwort",
        text: "Von der Person, die sich darum kümmert, mit Name und Durchwahl.",
      },
    },
    confirmation: "Ihre Bestätigung",
    nothingBinding: "Bis dahin zahlen Sie nichts und sind zu nichts verpflichtet.",
  },
  reopens: "Die Anfrage ist geschlossen: Wenn Sie schreiben, öffnen wir sie wieder und antworten Ihnen.",
  backToJets: "Zurück zu den Privatjets",
  backToCollection: "Zurück zur Kollektion",
};
