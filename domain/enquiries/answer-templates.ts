import type { EnquiryKind } from "#domain/enquiries/enquiry.ts";

const BODIES: Readonly<Record<EnquiryKind, string>> = {
  jet: "grazie per averci scritto. Per il tuo volo possiamo proporti:\n\n\n\nLa proposta non ti impegna: per confermare basta rispondere sulla pagina della tua richiesta.",
  experience:
    "grazie per il tuo interesse. Per le date che hai indicato possiamo proporti:\n\n\n\nPer confermare basta rispondere sulla pagina della tua richiesta.",
  club: "grazie per aver pensato alla nostra Community.\n\n\n\nPer qualsiasi domanda siamo qui.",
  contact: "grazie per averci scritto.\n\n\n\nSe ti serve altro, scrivici sulla pagina della tua richiesta o chiamaci.",
};

/** The beginning of an answer, by what was asked for: a greeting, a gap for what the staff have to say, a close. */
export function answerTemplate(kind: EnquiryKind, name: string): string {
  return `Gentile ${name},\n\n${BODIES[kind]}`;
}

/** The beginning of a further answer to the same person. */
export const furtherTemplate = (name: string): string => `Gentile ${name},\n\n`;
