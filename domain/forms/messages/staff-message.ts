import { z } from "zod";
import { FORBIDDEN_MESSAGE_CHARACTERS_MESSAGE } from "#domain/forms/field-messages.ts";
import { textBlock } from "#domain/forms/text-fields.ts";
import { MAX_MESSAGE_CHARACTERS } from "#domain/messages/conversation.ts";

const MISSING_MESSAGE = "Scrivi il messaggio.";
const UNKNOWN_MESSAGE = "Indica l'ultimo messaggio letto.";

/** The last message that staff have read, by id. */
export const readUpToSchema = z.object({ up_to: z.uuid(UNKNOWN_MESSAGE) });

/** Staff's message to the renter of a booking. */
export const bookingMessageSchema = z.object({
  body: textBlock(MISSING_MESSAGE, MAX_MESSAGE_CHARACTERS, FORBIDDEN_MESSAGE_CHARACTERS_MESSAGE).min(
    1,
    MISSING_MESSAGE,
  ),
  /** The last message that the author has seen, by id; null if there was none. If given, the call is refused once there is a later message. */
  last_message: z.uuid(UNKNOWN_MESSAGE).nullable().optional(),
});
