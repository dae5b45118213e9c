import { encodeReference, type FormArea } from "#domain/words/message.ts";
import { type TextKey, textReference } from "#domain/words/text-reference.ts";

/** Returns the message of a form schema that renters may see, which is worded where it is shown: `fieldMessage("formMessages", "email")`. */
export const fieldMessage = <Area extends FormArea, Key extends TextKey<Area>>(
  ...reference: Parameters<typeof textReference<Area, Key>>
): string => encodeReference(textReference(...reference));
