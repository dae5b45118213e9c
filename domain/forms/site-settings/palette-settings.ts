import { z } from "zod";
import { NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { trimmedText } from "#domain/forms/text-fields.ts";
import { isHexColour } from "#domain/palettes/oklch.ts";
import { PALETTE_NAMES } from "#domain/palettes/palette-names.ts";

/** The settings of the company's colours (product.md#palette). */
export const paletteSettings = {
  palette: z.enum(PALETTE_NAMES, "Scegli una delle tre palette."),
  /** "#rrggbb"; empty for the palette's own accent. */
  accent: trimmedText(NOT_A_TEXT_MESSAGE)
    .overwrite((text) => text.toLowerCase())
    .refine((text): boolean => text === "" || isHexColour(text), "Indica un colore come #1a3a6e, o lascia vuoto."),
};
