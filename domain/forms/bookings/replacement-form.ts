import type { z } from "zod";
import type { HandoverPictureKind } from "#domain/bookings/handover-pictures.ts";
import { trimmedText } from "#domain/forms/text-fields.ts";
import type { HandoverKind } from "./handover.ts";
import { requirePictures } from "./handover-pictures.ts";
import { replacementSchema } from "./replacement.ts";

const NO_PLACE_MESSAGE = "Indica dove si scambiano le auto.";
const { maintenance, agreed, return_record, pickup_record } = replacementSchema.shape;

/** The panel's form of a replacement: a place is always selected, and the optional parts are null while they are switched off. */
export const replacementFormSchema = replacementSchema.omit({ version: true }).extend({
  place: trimmedText(NO_PLACE_MESSAGE).min(1, NO_PLACE_MESSAGE),
  maintenance: maintenance.unwrap().nullable(),
  agreed: agreed.unwrap().nullable(),
});

/** The form with the pictures that the company requires of both records (product.md#handover). */
export const replacementFormWith = (required: Readonly<Record<HandoverKind, readonly HandoverPictureKind[]>>) =>
  replacementFormSchema.extend({
    return_record: requirePictures(return_record, required.return),
    pickup_record: requirePictures(pickup_record, required.pickup),
  });
type ReplacementFormOutput = z.output<typeof replacementFormSchema>;

/** Returns the body of the call; without a place, the booked place of return applies. */
export const toReplacementBody = (
  { place, maintenance: block, agreed: agreement, ...form }: ReplacementFormOutput,
  returnPlace: string,
) => ({
  ...form,
  place: place === returnPlace ? undefined : place,
  maintenance: block ?? undefined,
  agreed: agreement ?? undefined,
});
