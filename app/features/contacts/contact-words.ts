import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import { formatHours } from "#domain/format-hours.ts";

/** Texts of the contacts page and of every enquiry form's footer. */
export const CONTACT_WORDS = {
  /** The label of an optional message. */
  optionalMessage: "Se vuoi, scrivici altro",
  intro: ({ replyHours }: { replyHours: number }) =>
    `Al telefono risponde una persona, a ogni ora. Per iscritto, entro ${formatHours(replyHours)}.`,
  /** The last line of the company's street address. */
  cityLine: ({ postalCode, city, country }: { postalCode: string; city: string; country: string }) =>
    `${postalCode} ${city}, ${country}`,
  promise: ({ replyHours }: { replyHours: number }): SentenceParts<"privacy"> => [
    `Rispondiamo entro ${formatHours(replyHours)}. I tuoi dati servono solo a questo: `,
    { element: "privacy", text: "privacy" },
    ".",
  ],
  /** Confirms that the request was received. */
  received: ({ reference }: { reference: string }): SentenceParts<"reference"> => [
    "Codice ",
    { element: "reference", text: reference },
    ". Ne trovi una copia nella tua e-mail.",
  ],
} as const;
