import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import { formatHours } from "#domain/format-hours.ts";

/** What the contacts and the foot of every form say. */
export const CONTACT_WORDS = {
  intro: ({ replyHours }: { replyHours: number }) =>
    `Al telefono risponde una persona, a ogni ora. Per iscritto, entro ${formatHours(replyHours)}.`,
  /** The last line of the seat's address. */
  cityLine: ({ postalCode, city, country }: { postalCode: string; city: string; country: string }) =>
    `${postalCode} ${city}, ${country}`,
  promise: ({ replyHours }: { replyHours: number }): SentenceParts<"privacy"> => [
    `Rispondiamo entro ${formatHours(replyHours)}. I tuoi dati servono solo a questo: `,
    { element: "privacy", text: "privacy" },
    ".",
  ],
  /** Once a request was taken. */
  received: ({ reference }: { reference: string }): SentenceParts<"reference"> => [
    "Codice ",
    { element: "reference", text: reference },
    ". Ne trovi una copia nella tua e-mail.",
  ],
} as const;
