import { z } from "zod";
import {
  INVALID_VERSION_MESSAGE,
  TRUE_OR_FALSE_MESSAGE,
  UNLISTED_STAFF_MESSAGE,
} from "#domain/forms/field-messages.ts";
import { optionalText, trimmedText } from "#domain/forms/text-fields.ts";

const MAX_TASK_NOTE_CHARACTERS = 500;
/** More units than any rental has. */
const MAX_LEGS = 1000;
const INVALID_LEG_MESSAGE = "Indica quale auto del noleggio, da 1 in su.";

/** The body of PATCH /api/day_tasks/:id/:kind: what staff save about a task (product.md#day-sheet). */
export const dayTaskChangesSchema = z.object({
  /** A staff user's id; null to unassign. */
  assigned_to: trimmedText(UNLISTED_STAFF_MESSAGE).min(1).max(100).nullable().optional(),
  done: z.boolean(TRUE_OR_FALSE_MESSAGE).optional(),
  note: optionalText(MAX_TASK_NOTE_CHARACTERS).optional(),
  /** The leg of the rental whose unit the task is about; the current one if it is missing (product.md#replacement-car). */
  leg: z.int(INVALID_LEG_MESSAGE).min(1, INVALID_LEG_MESSAGE).max(MAX_LEGS, INVALID_LEG_MESSAGE).optional(),
  /** 0 for a task without a saved record. */
  version: z.int(INVALID_VERSION_MESSAGE).min(0).max(2_147_483_647).optional(),
});

/** The note alone, for the panel's form. */
export const dayTaskNoteSchema = z.object({ note: optionalText(MAX_TASK_NOTE_CHARACTERS) });
