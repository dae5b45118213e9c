import { z } from "zod";
import { NOT_A_BOOLEAN_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredBlock } from "#domain/forms/text-fields.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { handoverPictureFields } from "./handover-pictures.ts";

/** The two handovers of a rental. */
export const HANDOVER_KINDS = ["pickup", "return"] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];

/** Title of each kind of record. */
export const HANDOVER_TITLES: Readonly<Record<HandoverKind, string>> = { pickup: "Consegna", return: "Rientro" };

export const isHandoverKind = (text: string): text is HandoverKind =>
  (HANDOVER_KINDS as readonly string[]).includes(text);

/** From how many kilometres above the unit's last reading staff must confirm a reading. */
export const MIN_ODOMETER_JUMP_KILOMETRES = 10_000;
/** The steps of a fuel gauge, from empty to full. */
export const FUEL_EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const eighthsToPercent = (eighths: (typeof FUEL_EIGHTHS)[number]): number => Math.round((eighths * 100) / 8);

const MAX_REASON_CHARACTERS = 500;
const KILOMETRES = "Indica i chilometri del contachilometri.";
const LEG = "Indica quale auto del noleggio.";
const FUEL = "Indica il livello da 0 a 100.";

/** The body of PUT /api/bookings/{id}/handovers/{kind}: the state of the car at pickup or return. */
export const handoverSchema = z.object({
  kilometres: z.int(KILOMETRES).min(0, KILOMETRES).max(2_000_000, "Al massimo 2.000.000 km."),
  /** Fuel or charge in percent of full. */
  fuel_percent: z.int(FUEL).min(0, FUEL).max(100, FUEL),
  damage_notes: optionalText(4000).default(null),
  ...handoverPictureFields,
  /** Confirms an odometer reading below the unit's last reading. Staff confirm it once; then the reading is stored. */
  counter_went_back: z.boolean(NOT_A_BOOLEAN_MESSAGE).optional(),
  /** The unit that the record is about, counted from 1 in the order in which the renter had them; the last one if it is missing. */
  leg: z.int(LEG).min(1, LEG).max(1000, LEG).optional(),
  /** Confirms an odometer reading far above the unit's last reading. */
  counter_jumped: z.boolean(NOT_A_BOOLEAN_MESSAGE).optional(),
  version: versionField.optional(),
});
export type HandoverForm = z.output<typeof handoverSchema>;

/** The panel's form, which can also change the booking's status. */
export const handoverFormSchema = handoverSchema.omit({ leg: true, version: true }).extend({ moveOn: z.boolean() });

/** The body of POST /api/bookings/{id}/handovers/pickup/undo: why the pickup was recorded by mistake. */
export const pickupUndoFormSchema = z.object({
  reason: requiredBlock("Scrivi il motivo.", MAX_REASON_CHARACTERS),
});
export const pickupUndoSchema = pickupUndoFormSchema.extend({ version: versionField.optional() });

/** Returns the error for a reading that contradicts the other record of the rental, or null. */
export function validateCounterReading(kind: HandoverKind, kilometres: number, other: number | null): string | null {
  if (other === null) return null;
  if (kind === "return" && kilometres < other)
    return `Alla consegna il contachilometri segnava ${kilometresText(ITALIAN_FORMATS, other)}.`;
  if (kind === "pickup" && kilometres > other)
    return `Al rientro il contachilometri segnava ${kilometresText(ITALIAN_FORMATS, other)}.`;
  return null;
}
