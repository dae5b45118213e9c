import { z } from "zod";
import { NOT_A_BOOLEAN_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { termsSchema } from "#domain/forms/vehicles/vehicle.ts";

/** The rental conditions of a category, set by an admin (product.md#category-terms). */
export const categoryTermsSchema = termsSchema.extend({
  /** What changes is written into the cars of the category too; their bookings keep what they were made with. */
  apply_to_vehicles: z.boolean("Deve essere vero o falso."),
});

/** Partial changes: missing fields stay unchanged. */
export const categoryTermsChangesSchema = categoryTermsSchema.partial().extend({ version: versionField.optional() });
