import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { mailTextBodySchema } from "#domain/forms/mail-texts/mail-text.ts";
import { MAIL_TEXT_KINDS } from "#domain/mail-texts/mail-texts.ts";

const apiMailTextSchema = z.object({
  kind: z.enum(MAIL_TEXT_KINDS),
  subject: z.string(),
  heading: z.string(),
  body: z.string(),
  /** Whether an admin changed the text; false while the default text is in use. */
  changed: z.boolean(),
  version: z.int(),
  updated_at: z.string().nullable(),
});
export type ApiMailText = z.infer<typeof apiMailTextSchema>;

export const mailTextEndpoints = {
  "GET /api/mail_texts": {
    summary: "I testi delle e-mail al cliente, per tipo",
    answer: z.array(apiMailTextSchema),
    list: true,
  },
  "PUT /api/mail_texts/:kind": {
    summary: "Cambia il testo di un'e-mail; i campi stanno fra graffe, per esempio {nome}",
    body: mailTextBodySchema,
    row: null,
    answer: apiMailTextSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/mail_texts/:kind": { summary: "Torna al testo della casa", answer: null, refuses: [404, 409] },
} as const satisfies Endpoints;
