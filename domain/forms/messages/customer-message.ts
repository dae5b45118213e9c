import { z } from "zod";
import { FORBIDDEN_MESSAGE_CHARACTERS_MESSAGE } from "#domain/forms/field-messages.ts";
import { textBlock } from "#domain/forms/text-fields.ts";
import { MAX_MESSAGE_CHARACTERS } from "#domain/messages/conversation.ts";

const INVALID_KEY_MESSAGE = "Ricarica la pagina e riprova.";

/** A message that the sender of a request writes on its page. */
export const customerMessageSchema = z.object({
  body: textBlock("Scrivi il messaggio.", MAX_MESSAGE_CHARACTERS, FORBIDDEN_MESSAGE_CHARACTERS_MESSAGE).min(
    1,
    "Scrivi il messaggio.",
  ),
  /** Idempotency key generated with the form: a repeated submit adds no second message. */
  key: z.string(INVALID_KEY_MESSAGE).regex(/^[\w-]{1,100}$/, INVALID_KEY_MESSAGE),
});
