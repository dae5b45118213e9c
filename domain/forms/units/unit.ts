import { z } from "zod";
import { INVALID_KILOMETRES_MESSAGE, NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { pictureUrlField, versionField } from "#domain/forms/row-fields.ts";
import { emptyText, maxCharactersMessage, optionalText, requiredText, trimmedText } from "#domain/forms/text-fields.ts";
import { isDateSince1900 } from "#domain/rental-period/civil-time.ts";
import { isPlate, isVin, normalisePlate, OWNERSHIPS } from "#domain/units/unit.ts";

const INVALID_VIN_MESSAGE = "Il telaio ha 17 caratteri, senza I, O e Q.";
const INVALID_PLATE_MESSAGE = "Indica la targa, come GA123BC.";

const MAX_PICTURES = 20;
const MAX_KILOMETRES = 2_000_000;

const plate = trimmedText(NOT_A_TEXT_MESSAGE)
  .max(40, INVALID_PLATE_MESSAGE)
  .transform(normalisePlate)
  .refine((text) => text === "" || isPlate(text), INVALID_PLATE_MESSAGE)
  .transform((text) => text || null)
  .nullable();

const vin = trimmedText(NOT_A_TEXT_MESSAGE)
  .max(40, INVALID_VIN_MESSAGE)
  .transform((text) => text.toUpperCase().replaceAll(/\s/g, ""))
  .refine((text) => text === "" || isVin(text), INVALID_VIN_MESSAGE)
  .transform((text) => text || null)
  .nullable();

/** A named colour; an empty name means no colour. */
const namedColour = z
  .object({
    name: trimmedText(NOT_A_TEXT_MESSAGE).max(60, maxCharactersMessage(60)),
    colour: z.string("Scegli il colore.").regex(/^#[0-9a-f]{6}$/i, "Scegli il colore."),
  })
  .transform(({ name, colour }) => (name ? { name, colour: colour.toLowerCase() } : null))
  .nullable();

const day = z.string("Indica il giorno.").refine(isDateSince1900, "Indica il giorno.");
const optionalDay = day.or(z.literal("").transform(() => null)).nullable();

const fields = z.object({
  plate,
  vin,
  first_registration: optionalDay,
  paint: namedColour,
  leather: namedColour,
  stitching: namedColour,
  trim: namedColour,
  kilometres: z
    .int(INVALID_KILOMETRES_MESSAGE)
    .min(0, "I chilometri non possono essere negativi.")
    .max(MAX_KILOMETRES, "Controlla i chilometri.")
    .nullable(),
  ownership: z
    .enum(OWNERSHIPS, "Scegli fra di proprietà, in leasing e in conto deposito.")
    .or(z.literal("").transform(() => null))
    .nullable(),
  notes: optionalText(2000),
  pictures: z.array(pictureUrlField).max(MAX_PICTURES, `Al massimo ${MAX_PICTURES} immagini.`),
  stands_at: requiredText("", 120).or(emptyText).nullable(),
  /** Defaults to today if empty. */
  in_fleet_from: day.or(z.literal("").transform(() => undefined)),
});

/** A new unit of a vehicle (product.md#unit-records). The server assigns its number. */
export const newUnitSchema = fields.partial().extend({ vehicle_id: z.uuid("Scegli il veicolo.") });

/** Changes to a unit. Accepts `vehicle_id` only to refuse a different vehicle. */
export const unitChangesSchema = fields.partial().extend({
  vehicle_id: z.uuid("Scegli il veicolo.").optional(),
  version: versionField.optional(),
});

/** Moves a unit out of the fleet or back. */
export const unitTransitionSchema = z.object({ version: versionField.optional() });
