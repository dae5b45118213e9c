import { z } from "zod";
import { FORBIDDEN_TEXT_CHARACTERS_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredText, textBlock } from "#domain/forms/text-fields.ts";
import { validateMailText } from "#domain/mail-texts/fill-mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import type { MailTextKind } from "#domain/mail-texts/mail-texts.ts";

const MAX_BODY_CHARACTERS = 3000;

const fields = z.object({
  subject: requiredText("Scrivi l'oggetto.", 160),
  heading: requiredText("Scrivi il titolo.", 120),
  body: textBlock("Scrivi il testo.", MAX_BODY_CHARACTERS, FORBIDDEN_TEXT_CHARACTERS_MESSAGE).min(
    1,
    "Scrivi il testo.",
  ),
});

/** The API body. `mailTextSchema` of the kind checks which placeholders are allowed. */
export const mailTextBodySchema = fields.extend({ version: versionField.optional() });

/** The texts of a mail as an admin edits them (product.md#mail-texts). */
export const mailTextSchema = (kind: MailTextKind) =>
  fields.superRefine((text, context) => {
    for (const part of ["subject", "heading", "body"] as const satisfies (keyof MailText)[]) {
      const message = validateMailText(kind, part, text[part]);
      if (message) context.addIssue({ code: "custom", path: [part], message });
    }
  });
