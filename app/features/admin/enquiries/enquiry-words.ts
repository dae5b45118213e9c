import type { Offers } from "#domain/offers/offers.ts";
import { formatAndList } from "#domain/seo/heads/enumerate.ts";

export const ENQUIRY_WORDS = {
  /** Says where requests come from; what the company doesn't offer sends none. */
  emptyHint: ({ jets, experiences, club }: Offers): string => {
    if (!jets && !experiences && !club) return "Qui arrivano i messaggi della pagina dei contatti.";
    const sources = [jets && "jet", experiences && "esperienze", "contatti", club && "club"];
    return `Qui stanno le richieste da ${formatAndList(sources.filter((source) => source !== false))}.`;
  },
  answerTo: (name: string): string => `Rispondi a ${name}`,
  changedMeanwhile: (change: string): string =>
    `${change} Leggi che cosa è cambiato prima di inviare: il tuo testo è ancora qui.`,
  sentTo: (email: string): string => `Va sulla pagina della richiesta e per e-mail a ${email}`,
  addressee: (email: string): string => `A ${email}. `,
  tax: (amount: string): string => `Più ${amount} d'imposta aerotaxi. Ai prezzi di oggi.`,
  card: ({ kind, at, assignee }: { kind: string; at: string; assignee: string | null }): string =>
    `${kind} · ${at} · ${assignee ?? "di nessuno"}`,
};
