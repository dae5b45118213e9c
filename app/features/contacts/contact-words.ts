import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import { hoursText } from "#domain/hours.ts";

/** What the contacts and the foot of every form say. */
export const CONTACT_WORDS = {
  standfirst: ({ replyHours }: { replyHours: number }) =>
    `Al telefono risponde una persona, a ogni ora. Per iscritto, entro ${hoursText(replyHours)}.`,
  /** The last line of the seat's address. */
  cityLine: ({ postalCode, city, country }: { postalCode: string; city: string; country: string }) =>
    `${postalCode} ${city}, ${country}`,
  promise: ({ replyHours }: { replyHours: number }): SentenceParts<"privacy"> => [
    `Rispondiamo entro ${hoursText(replyHours)}. I tuoi dati servono solo a questo: `,
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
