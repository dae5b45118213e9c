import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import type { EnquiryKind } from "#domain/enquiries/enquiry.ts";
import { promisedUntil } from "#domain/enquiries/reply-promise.ts";
import type { EnquiryConversation, EnquiryReceipt } from "#domain/pages/content-pages.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The step after the call, by kind of enquiry. */
export const NEXT_STEP_WORDS: Readonly<Record<EnquiryKind, { title: string; text: string }>> = {
  jet: {
    title: "Il preventivo",
    text: "Un prezzo per il volo intero: jet, orari, posizionamento, servizi di terra e imposta, riga per riga.",
  },
  experience: { title: "Il programma", text: "Le ore dei due giorni, la vettura, la camera e i tavoli prenotati." },
  club: { title: "L'incontro", text: "Un colloquio breve, di persona o al telefono, poi la risposta della casa." },
  contact: { title: "La risposta", text: "Scritta da chi se ne occupa, con nome e numero diretto." },
};

/** Returns the page's heading, by the author of the last message. */
export function enquiryHeading(conversation: EnquiryConversation | null): string {
  return conversation && isAnswered(conversation) ? "Ti abbiamo risposto" : "La tua richiesta è nelle nostre mani";
}

/** Returns the text below the heading. */
export function enquiryLead(
  conversation: EnquiryConversation | null,
  { waitingSince }: Pick<EnquiryReceipt, "waitingSince">,
  site: SiteConfiguration,
): SentenceParts<"phone"> {
  const number = { element: "phone", text: site.phone } as const;
  if (conversation && isAnswered(conversation))
    return ["Qui sotto trovi la nostra risposta; scrivici da qui, o chiamaci indicando il codice: ", number, "."];
  if (conversation && conversation.status !== "new")
    return ["Se vuoi aggiungere qualcosa, scrivilo qui sotto o chiama e indica il codice: ", number, "."];
  const promise = `Ti rispondiamo entro ${promisedUntil(waitingSince, site)}. Ne trovi una copia nella tua posta;`;
  return conversation
    ? [`${promise} se vuoi aggiungere qualcosa, scrivilo qui sotto o chiama e indica il codice: `, number, "."]
    : [`${promise} se vuoi aggiungere qualcosa, chiama e indica il codice: `, number, "."];
}

/** The first of the next steps. */
export const replyWithinStep = (
  { waitingSince }: Pick<EnquiryReceipt, "waitingSince">,
  site: SiteConfiguration,
): string => `Entro ${promisedUntil(waitingSince, site)}`;

const isAnswered = (conversation: EnquiryConversation): boolean =>
  conversation.status !== "new" && hasStaffReply(conversation);

/** Whether nobody has replied yet, in writing or by telephone; only then the page shows the next steps. */
export const isUnanswered = (conversation: EnquiryConversation | null): boolean =>
  !conversation || (conversation.status === "new" && !hasStaffReply(conversation));

const hasStaffReply = ({ messages, quotes }: EnquiryConversation): boolean =>
  quotes.length > 0 || messages.some(({ side }) => side === "staff");

/** Hint of the message field of a closed enquiry. */
export const REOPENS_HINT = "La richiesta è chiusa: se scrivi, la riapriamo e ti rispondiamo.";
