import type { EnquiryKind } from "./enquiry.ts";

const BODIES: Readonly<Record<EnquiryKind, string>> = {
  jet: "grazie per averci scritto. Per il tuo volo possiamo proporti:\n\n\n\nLa proposta non ti impegna: per confermare basta rispondere sulla pagina della tua richiesta.",
  experience:
    "grazie per il tuo interesse. Per le date che hai indicato possiamo proporti:\n\n\n\nPer confermare basta rispondere sulla pagina della tua richiesta.",
  club: "grazie per aver pensato alla nostra Community.\n\n\n\nPer qualsiasi domanda siamo qui.",
  contact: "grazie per averci scritto.\n\n\n\nSe ti serve altro, scrivici sulla pagina della tua richiesta o chiamaci.",
};

/** Returns the default draft of a reply by kind of enquiry: a greeting, a gap for the content, and a closing. */
export function defaultAnswerText(kind: EnquiryKind, name: string): string {
  return `Gentile ${name},\n\n${BODIES[kind]}`;
}

/** Returns the default draft of a further reply to the same person. */
export const defaultFollowUpText = (name: string): string => `Gentile ${name},\n\n`;
