import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import type { RenterReview } from "#domain/pages/private-pages.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import type { ReviewStatus } from "#domain/reviews/review.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

export const REVIEW_FORM_WORDS = {
  kicker: ({ vehicle }: { vehicle: string }) => `La tua recensione, ${vehicle}`,
  stars: "Quante stelle le dai?",
  body: "Com'è andata?",
  bodyHint: "La vettura, la consegna, chi ti ha seguito: quello che vuoi. Da 20 a 1.500 caratteri.",
  name: "Nome da mostrare",
  nameHint: "Compare accanto alla recensione con il mese e la vettura; nient'altro di te.",
  send: "Invia la recensione",
  sendAgain: "Salva le modifiche",
  sending: "Invio in corso…",
  consent: [
    "Inviando accetti che la pubblichiamo sulla pagina della vettura. Chiedici quando vuoi di toglierla. ",
    { element: "privacy", text: "Informativa sulla privacy" },
    ".",
  ] satisfies SentenceParts<"privacy">,
  submittedTitle: "Quello che hai scritto",
};

const REVIEW_HEADLINES: Readonly<Record<ReviewStatus, string>> = {
  asked: "Com'è andata?",
  written: "Grazie, l'abbiamo ricevuta.",
  published: "La tua recensione è pubblicata.",
  declined: "Grazie di averci scritto.",
};
export const reviewHeadline = (status: ReviewStatus): string => REVIEW_HEADLINES[status];

/** Returns the text below the headline. */
export function reviewLead({ status, vehicle, returnedOn }: RenterReview, site: SiteConfiguration): string {
  const leadTexts: Readonly<Record<ReviewStatus, string>> = {
    asked: `${vehicle} è tornata a casa ${formatItalianLong(returnedOn)}. Le tue parole aiutano chi sceglie dopo di te.`,
    written: "La leggiamo e poi la pubblichiamo sulla pagina della vettura. Fino ad allora puoi cambiarla qui.",
    published: `Si legge sulla pagina di ${vehicle}. Per cambiarla o toglierla chiamaci: ${site.phone}.`,
    declined: `L'abbiamo letta e non la pubblichiamo. Se vuoi parlarne, siamo al telefono: ${site.phone}.`,
  };
  return leadTexts[status];
}

/** The title above the company's answer. */
export const answerTitle = (name: string): string => `Risposta di ${name}`;
