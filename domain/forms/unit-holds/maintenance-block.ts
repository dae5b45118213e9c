import { z } from "zod";
import { DAY_MS } from "#domain/durations.ts";
import { YES_OR_NO_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { optionalText } from "#domain/forms/text-fields.ts";
import { type CivilMoment, compareMoments, isCivilTime, isDateSince2000 } from "#domain/rental-period/civil-time.ts";

/** Longest block. A unit that is out of service for longer should leave the fleet. */
export const MAX_BLOCK_DAYS = 366;

const date = (message: string) => z.string(message).refine(isDateSince2000, message);
const time = (message: string) => z.string(message).refine(isCivilTime, message);

const fields = {
  /** 1 to the car's number of units. */
  unit: z.int("Scegli l'unità.").min(1, "Scegli l'unità.").max(1000, "Scegli l'unità."),
  from_date: date("Indica il giorno d'inizio."),
  from_time: time("Indica l'ora d'inizio."),
  to_date: date("Indica il giorno di fine."),
  to_time: time("Indica l'ora di fine."),
  note: optionalText(300),
};

/** Start and end of a block in the time zone of the car's city. */
export interface BlockPeriod {
  from: CivilMoment;
  to: CivilMoment;
}

/** Returns the problem of a block's period by API field, or null. */
export function validateBlock({ from, to }: BlockPeriod): { path: "to_date" | "to_time"; message: string } | null {
  const length = compareMoments(to, from);
  if (length <= 0)
    return { path: from.date === to.date ? "to_time" : "to_date", message: "La fine deve seguire l'inizio." };
  if (length > MAX_BLOCK_DAYS * DAY_MS) {
    return { path: "to_date", message: "Al massimo un anno: oltre, togli l'unità dalla flotta." };
  }
  return null;
}

/** A unit taken out of service for a while (product.md#maintenance-blocks). Times are civil, in the time zone of the car's city. */
export const newMaintenanceSchema = z
  .object({ vehicle_id: z.uuid("Scegli la vettura."), ...fields, note: fields.note.optional() })
  .superRefine((block, context) => {
    const { from_date, from_time, to_date, to_time } = block;
    // Other checks report malformed fields.
    if (![from_date, to_date].every(isDateSince2000) || ![from_time, to_time].every(isCivilTime)) return;
    const problem = validateBlock(toBlockPeriod(block));
    if (problem) context.addIssue({ code: "custom", path: [problem.path], message: problem.message });
  });

/** Changes to a hold: any field of a maintenance block, but only the unit of a booking's hold. */
export const holdChangesSchema = z
  .object(fields)
  .partial()
  .extend({
    /** For a booking: confirms a unit of another colour than the renter saw. */
    other_colour: z.boolean(YES_OR_NO_MESSAGE).optional(),
    version: versionField.optional(),
  });
export type HoldChanges = z.output<typeof holdChangesSchema>;

/** Returns the period of a block from a form's four fields, in civil time. They must be validated before. */
export function toBlockPeriod(block: {
  from_date: string;
  from_time: string;
  to_date: string;
  to_time: string;
}): BlockPeriod {
  return {
    from: { date: block.from_date, time: block.from_time },
    to: { date: block.to_date, time: block.to_time },
  };
}
