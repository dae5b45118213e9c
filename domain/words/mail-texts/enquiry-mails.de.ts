import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_MAILS_IT } from "./enquiry-mails.it.ts";

export const ENQUIRY_MAILS_DE: Translated<typeof ENQUIRY_MAILS_IT> = {
  subjects: {
    club: "VIP-Community",
    jet: "Ihr Flug",
    contact: "Ihre Nachricht",
    experience: "Ihr Erlebnis",
  },
  reference: "Anfragenummer",
  message: "Nachricht",
  yourRequest: "Ihre Anfrage: {kind}",
  openRequest: "Ihre Anfrage öffnen",
  answer: "Hier antworten",
  answerOnPage:
    "Um zu antworten, öffnen Sie die Seite Ihrer Anfrage: Dort finden Sie den ganzen Austausch. Antworten auf diese E-Mail werden nicht gelesen.",
  nothingBinding:
    "Diese Anfrage verpflichtet Sie zu nichts, und jetzt ist nichts zu bezahlen. Antworten auf diese E-Mail werden nicht gelesen.",
  notYou: "Wenn Sie uns nicht selbst geschrieben haben, ignorieren Sie diese E-Mail.",
  estimate: "ab {price} ({jet})",
  estimateWithTax: "{estimate}, zuzüglich {tax} Lufttaxisteuer",
  quoteKinds: {
    car: "Fahrzeug",
    jet: "Privatjet",
    experience: "Erlebnis",
  },
  quoteTitle: "Gegenstand",
  total: "Gesamt",
  openQuote: "Angebot öffnen",
  reviewQuote: "Angebot noch einmal ansehen",
  quoteIsYours: "Dieser Link gehört nur Ihnen: Wer ihn hat, kann das Angebot annehmen. Bei Fragen: {phone}.",
};
