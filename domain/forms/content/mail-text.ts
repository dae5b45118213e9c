import { z } from "zod";
import { requiredText, versionField } from "#domain/forms/row-fields.ts";
import { fieldProblem } from "#domain/mail-texts/fill-mail-text.ts";
import type { MailText, MailTextKind } from "#domain/mail-texts/mail-texts.ts";

const BODY_LENGTH = 3000;

const fields = z.object({
  subject: requiredText("Scrivi l'oggetto.", 160),
  heading: requiredText("Scrivi il titolo.", 120),
  body: z
    .string("Scrivi il testo.")
    .trim()
    .min(1, "Scrivi il testo.")
    .max(BODY_LENGTH, `Al massimo ${BODY_LENGTH.toLocaleString("it-IT", { useGrouping: "always" })} caratteri.`)
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), "Il testo contiene caratteri non ammessi."),
});

/** What the API takes; which fields in braces the words may have, `mailTextSchema` of their kind says. */
export const mailTextBodySchema = fields.extend({ version: versionField.optional() });

/** The words of a mail as an admin writes them (product.md#mail-texts). */
export const mailTextSchema = (kind: MailTextKind) =>
  fields.superRefine((text, context) => {
    for (const part of ["subject", "heading", "body"] as const satisfies (keyof MailText)[]) {
      const message = fieldProblem(kind, part, text[part]);
      if (message) context.addIssue({ code: "custom", path: [part], message });
    }
  });
