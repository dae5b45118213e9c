import { z } from "zod";
import { HANDOVER_PICTURE_KINDS } from "#domain/bookings/handover-pictures.ts";

const KINDS_MESSAGE = "Scegli le foto fra quelle proposte.";
const kinds = z
  .array(z.enum(HANDOVER_PICTURE_KINDS, KINDS_MESSAGE), KINDS_MESSAGE)
  .transform((chosen) => HANDOVER_PICTURE_KINDS.filter((kind) => chosen.includes(kind)));

/** Which pictures a record of each handover must have (product.md#handover), in the order of `HANDOVER_PICTURE_KINDS`. */
export const requiredPictureSettings = { pickup_pictures: kinds, return_pictures: kinds };

/** Labels of the required pictures in form and audit log. */
export const REQUIRED_PICTURE_WORDS = {
  pickup_pictures: "Foto richieste alla consegna",
  return_pictures: "Foto richieste al rientro",
} as const;
