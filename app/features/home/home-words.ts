import { countriesLabel } from "#domain/catalogue/site-scope.ts";
import { messages } from "#domain/messages.it.ts";

/** Texts of the home page about the company. */
export const HOME_WORDS = {
  /** The four benefits: instant booking, guaranteed model, coverage in 6 countries, 24/7 support. */
  benefits: [
    { title: "Prenotazione immediata", text: "L'auto è tenuta per te da subito; la conferma segue." },
    { title: "Modello garantito", text: `${messages.banner.promise}.` },
    { title: "Copertura europea", text: "In 6 Paesi, con la stessa cura." },
    { title: "Assistenza 24/7", text: "Una persona risponde, a ogni ora." },
  ],
  /** The four services. */
  services: [
    "Transfer di lusso",
    "Concierge a ogni ora, anche per prenotare",
    "Esperienze esclusive",
    "Prenotazione immediata e autonoma",
  ],
  idea: ({ company }: { company: string }) =>
    `${company} nasce da un'idea semplice: chi sceglie un'auto la vuole esattamente così.`,
  heritage: ({ since }: { since: number }) =>
    `${messages.advantages.heritage(since)} consegniamo vetture di prestigio in Italia e nelle città d'Europa dove contano il tempo e la discrezione. Ogni auto ha un solo responsabile, che la prepara e la porta dove serve.`,
  /** Replaces the fixed text when the company serves other countries. */
  coverage: ({ countries }: { countries: number }) => `In ${countriesLabel(countries)}, con la stessa cura.`,
  /** `immediacy` is a sentence that says what a request guarantees immediately. */
  byPhone: ({ immediacy }: { immediacy: string }) => `Dal telefono, a qualsiasi ora. ${immediacy}`,
} as const;
