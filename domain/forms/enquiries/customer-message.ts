import { z } from "zod";
import { MAX_MESSAGE_CHARACTERS } from "#domain/enquiries/conversation.ts";
import { FORBIDDEN_MESSAGE_CHARACTERS_MESSAGE } from "#domain/forms/field-messages.ts";
import { textBlock } from "#domain/forms/text-fields.ts";

/** What the sender of a request writes on its page. */
export const customerMessageSchema = z.object({
  body: textBlock("Scrivi il messaggio.", MAX_MESSAGE_CHARACTERS, FORBIDDEN_MESSAGE_CHARACTERS_MESSAGE).min(
    1,
    "Scrivi il messaggio.",
  ),
  /** Given out with the form, so that the same message sent twice is one. */
  key: z.string("Ricarica la pagina e riprova.").regex(/^[\w-]{1,100}$/, "Ricarica la pagina e riprova."),
});
