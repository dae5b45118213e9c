import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import { hoursClause } from "#domain/opening-hours/opening-hours-words.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** Texts of the contacts page and of every enquiry form's footer. */
export const CONTACT_WORDS = {
  /** The label of an optional message. */
  optionalMessage: "Se vuoi, scrivici altro",
  /** `nextAnswer` is when the telephone is answered next, while it is not. */
  intro: (site: SiteConfiguration, nextAnswer: string | null) =>
    [
      `Al telefono risponde una persona${hoursClause(site.hours.phone, ", ")}.`,
      ...(nextAnswer ? [`Rispondiamo di nuovo ${nextAnswer}.`] : []),
      `Per iscritto, entro ${promisedHours(site)}.`,
    ].join(" "),
  /** The last line of the company's street address. */
  cityLine: ({ postalCode, city, country }: { postalCode: string; city: string; country: string }) =>
    `${postalCode} ${city}, ${country}`,
  promise: (promise: ReplyPromise): SentenceParts<"privacy"> => [
    `Rispondiamo entro ${promisedHours(promise)}. I tuoi dati servono solo a questo: `,
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
