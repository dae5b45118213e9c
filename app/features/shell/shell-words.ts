import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import { messages } from "#domain/messages.it.ts";

/** Texts around every page: header, footer, drawer. */
export const SHELL_WORDS = {
  /** The accessible name of the link to the home page. */
  homePage: ({ company }: { company: string }) => `${company}, pagina iniziale`,
  alwaysByPhone: ({ phone }: { phone: string }): SentenceParts<"phone"> => [
    "Al telefono rispondiamo sempre: ",
    { element: "phone", text: phone },
  ],
  /** Text in the letterhead of a printed page. */
  contactLine: ({ phone, email }: { phone: string; email: string }) => `${phone}, ${email}`,
  address: ({ street, postalCode, city }: { street: string; postalCode: string; city: string }) =>
    `${street}, ${postalCode} ${city}`,
  /** Sentences about the company. `countries` names the countries served; what is null is not stated. */
  company: ({
    countries,
    promise,
    founded,
  }: Record<"countries" | "promise", string | null> & { founded: number | null }) =>
    [
      countries === null ? "Auto di lusso a noleggio." : `Auto di lusso a noleggio in ${countries}.`,
      ...(promise === null ? [] : [`${promise}.`]),
      ...(founded === null ? [] : [`${messages.footer.founded(founded)}.`]),
    ].join(" "),
  /** Text beside a button whose script did not load. */
  scriptsUnavailable: [
    "Una parte della pagina non è arrivata.",
    "Quello che hai premuto riparte da solo appena torna la connessione; se non succede nulla, ricarica la pagina.",
  ].join(" "),
  copyright: ({ since, company, vatNumber }: { since: number | null; company: string; vatNumber: string }) =>
    [
      since === null ? `© ${company}` : `© ${since} ${company}`,
      "Tutti i diritti riservati",
      ...(vatNumber === "" ? [] : [messages.footer.vatNumber(vatNumber)]),
    ].join(" · "),
} as const;

/** Texts of the footer's theme switch. */
export const THEME_WORDS = {
  title: "Luce",
  choices: { auto: "Automatica", day: "Giorno", night: "Notte" },
} as const;
