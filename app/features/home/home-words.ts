import { messages } from "#domain/messages.it.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { CompanyHours } from "#domain/site-configuration.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";

/** Texts of the home page about the company. */
export const HOME_WORDS = {
  /** The four services. */
  services: ({ phone }: CompanyHours) => [
    "Transfer di lusso",
    `Concierge${hoursClause(ITALIAN_OPENING_HOURS, phone)}, anche per prenotare`,
    "Esperienze esclusive",
    "Prenotazione immediata e autonoma",
  ],
  idea: ({ company }: { company: string }) =>
    `${company} nasce da un'idea semplice: chi sceglie un'auto la vuole esattamente così.`,
  /** `where` says where the company delivers; without it and without a year, the sentence names neither. */
  heritage: ({ since, where }: { since: number | null; where: string }) =>
    `${since === null ? "Consegniamo" : `${messages.advantages.heritage(since)} consegniamo`} vetture di prestigio ${where} dove contano il tempo e la discrezione. Ogni auto ha un solo responsabile, che la prepara e la porta dove serve.`,
  /** `home` is the company's own country, null if it does not deliver there; `europe` is " d'Europa" or empty. */
  deliveredWhere: ({ home, isOnlyOne, europe }: { home: string | null; isOnlyOne: boolean; europe: string }) => {
    if (home === null) return `nelle città${europe}`;
    return isOnlyOne ? `nelle città che serviamo in ${home},` : `in ${home} e nelle città${europe}`;
  },
  noSubstitute:
    "Niente “o similare”: il modello, l'allestimento e il colore che leggi nella scheda sono quelli che trovi con le chiavi.",
  included: "L'assicurazione completa è compresa, la consegna in città pure.",
  /** `immediacy` is a sentence that says what a request guarantees immediately. */
  byPhone: ({ immediacy }: { immediacy: string }) => `Dal telefono, a qualsiasi ora. ${immediacy}`,
} as const;
