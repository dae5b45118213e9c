import { z } from "zod";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredText } from "#domain/forms/text-fields.ts";
import { PICTURE_VIEWS } from "#domain/pictures/picture-details.ts";
import { MAX_FINISH_KEY_CHARACTERS } from "#domain/units/finish.ts";

const FOCAL_POINT_MESSAGE = "Indica il punto in percentuale, da 0 a 100.";
const percentField = z.int(FOCAL_POINT_MESSAGE).min(0, FOCAL_POINT_MESSAGE).max(100, FOCAL_POINT_MESSAGE);
const FINISH_MESSAGE = "Scegli un allestimento dell'auto.";

/** Changes to what staff say about an uploaded picture (product.md#picture-upload). */
export const pictureChangesSchema = z
  .object({
    focal_x: percentField,
    focal_y: percentField,
    view: z.enum(PICTURE_VIEWS, "Scegli che cosa mostra la foto.").nullable(),
    finish: requiredText(FINISH_MESSAGE, MAX_FINISH_KEY_CHARACTERS).nullable(),
  })
  .partial()
  .extend({ version: versionField.optional() });
