import { countriesLabel } from "#domain/catalogue/site-scope.ts";
import { messages } from "#domain/messages.it.ts";
import { hoursClause, supportTitle } from "#domain/opening-hours/opening-hours-words.ts";
import type { CompanyHours } from "#domain/site-configuration.ts";

/** Texts of the home page about the company. */
export const HOME_WORDS = {
  /** The first three of the four benefits: instant booking, guaranteed model, coverage in 6 countries. */
  benefits: [
    { title: "Prenotazione immediata", text: "L'auto è tenuta per te da subito; la conferma segue." },
    { title: "Modello garantito", text: `${messages.banner.promise}.` },
    { title: "Copertura europea", text: "In 6 Paesi, con la stessa cura." },
  ],
  /** The fourth benefit: support 24/7, or at the telephone's hours. */
  support: ({ phone }: CompanyHours) => ({
    title: supportTitle(phone),
    text: `Una persona risponde${hoursClause(phone, ", ")}.`,
  }),
  /** The four services. */
  services: ({ phone }: CompanyHours) => [
    "Transfer di lusso",
    `Concierge${hoursClause(phone)}, anche per prenotare`,
    "Esperienze esclusive",
    "Prenotazione immediata e autonoma",
  ],
  idea: ({ company }: { company: string }) =>
    `${company} nasce da un'idea semplice: chi sceglie un'auto la vuole esattamente così.`,
  heritage: ({ since }: { since: number }) =>
    `${messages.advantages.heritage(since)} consegniamo vetture di prestigio in Italia e nelle città d'Europa dove contano il tempo e la discrezione. Ogni auto ha un solo responsabile, che la prepara e la porta dove serve.`,
  /** Replaces the fixed text when the company serves other countries. */
  coverage: ({ countries }: { countries: number }) => `In ${countriesLabel(countries)}, con la stessa cura.`,
  /** `immediacy` is a sentence that says what a request guarantees at once. */
  byPhone: ({ immediacy }: { immediacy: string }) => `Dal telefono, a qualsiasi ora. ${immediacy}`,
} as const;
