import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import { messages } from "#domain/messages.it.ts";

/** What stands around every page. */
export const SHELL_WORDS = {
  /** The link of the company's name. */
  homePage: ({ company, markLine }: { company: string; markLine: string }) => `${company} ${markLine}, pagina iniziale`,
  alwaysByPhone: ({ phone }: { phone: string }): SentenceParts<"phone"> => [
    "Al telefono rispondiamo sempre: ",
    { element: "phone", text: phone },
  ],
  /** On the head of a printed page. */
  contactLine: ({ phone, email }: { phone: string; email: string }) => `${phone}, ${email}`,
  address: ({ street, postalCode, city }: { street: string; postalCode: string; city: string }) =>
    `${street}, ${postalCode} ${city}`,
  /** Who the company is. `countries` are those it serves, in words: null before there is one. */
  company: ({ countries, founded }: { countries: string | null; founded: number }) =>
    [
      countries === null ? "Auto di lusso a noleggio." : `Auto di lusso a noleggio in ${countries} d'Europa.`,
      `${messages.banner.promise}.`,
      `${messages.footer.founded(founded)}.`,
    ].join(" "),
  /** Beside a press that waits for a part of the scripts. */
  scriptsUnavailable: [
    "Una parte della pagina non è arrivata.",
    "Quello che hai premuto riparte da solo appena torna la connessione; se non succede nulla, ricarica la pagina.",
  ].join(" "),
  copyright: ({ since, company, vatNumber }: { since: number; company: string; vatNumber: string }) =>
    [
      `© ${since} ${company}`,
      "Tutti i diritti riservati",
      ...(vatNumber === "" ? [] : [messages.footer.vatNumber(vatNumber)]),
    ].join(" · "),
} as const;

/** What the footer's switch says. */
export const THEME_WORDS = {
  title: "Luce",
  choices: { auto: "Automatica", day: "Giorno", night: "Notte" },
} as const;
