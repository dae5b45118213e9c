import { z } from "zod";
import { MAX_BAN_DECISION_REASON_CHARACTERS } from "#domain/ban-decisions/ban-decision.ts";
import { NOT_A_BOOLEAN_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredBlock, requiredText, textBlock } from "#domain/forms/text-fields.ts";

const MISSING_REASON_MESSAGE = "Scrivi il motivo della decisione.";
const reason = requiredBlock(MISSING_REASON_MESSAGE, MAX_BAN_DECISION_REASON_CHARACTERS);

/** The reason with which an admin does something in spite of a rental ban: a field of the bodies of those actions. */
export const banReasonField = textBlock(MISSING_REASON_MESSAGE, MAX_BAN_DECISION_REASON_CHARACTERS).optional();

/** The form in which an admin gives that reason. */
export const banReasonSchema = z.object({ ban_reason: reason });

/** The body of PUT /api/ban_decisions/{id}. */
export const banDecisionSchema = z.object({
  allowed: z.boolean(NOT_A_BOOLEAN_MESSAGE),
  reason,
  version: versionField.optional(),
});

/** The form in which an admin decides. */
export const banDecisionReasonSchema = banDecisionSchema.pick({ reason: true });

/** The query of GET /api/ban_decisions: without a booking, what the caller must decide. */
export const banDecisionQuerySchema = z.object({
  /** The booking's id or reference. */
  booking: requiredText("Indica l'id o il codice della prenotazione.", 100).optional(),
});
