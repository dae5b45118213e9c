import { z } from "zod";
import { INVALID_DATE_MESSAGE } from "#domain/forms/field-messages.ts";
import { textLine } from "#domain/forms/text-fields.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";

/** A day, or none; an empty field counts as none. */
export const dayField = z
  .string(INVALID_DATE_MESSAGE)
  .nullable()
  .transform((text) => text || null)
  .refine((day) => day === null || isDateSince2000(day), INVALID_DATE_MESSAGE);

/** A choice from a list of names, or none; the server looks it up. */
export const choiceField = textLine("Scegli dall'elenco.", 120)
  .nullable()
  .transform((text) => text || null);
