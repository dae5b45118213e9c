import { z } from "zod";
import { fieldMessage } from "#domain/forms/field-message.ts";
import { FORBIDDEN_MESSAGE_CHARACTERS_MESSAGE } from "#domain/forms/field-messages.ts";
import { textBlock } from "#domain/forms/text-fields.ts";
import { MAX_MESSAGE_CHARACTERS } from "#domain/messages/conversation.ts";

const INVALID_KEY_MESSAGE = fieldMessage("formMessages", "reloadPage");

/** A message that the sender of a request writes on its page. */
export const customerMessageSchema = z.object({
  body: textBlock(
    fieldMessage("formMessages", "message"),
    MAX_MESSAGE_CHARACTERS,
    FORBIDDEN_MESSAGE_CHARACTERS_MESSAGE,
  ).min(1, fieldMessage("formMessages", "message")),
  /** Idempotency key generated with the form: a repeated submit adds no second message. */
  key: z.string(INVALID_KEY_MESSAGE).regex(/^[\w-]{1,100}$/, INVALID_KEY_MESSAGE),
});
