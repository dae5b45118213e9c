import { z } from "zod";
import { NOT_A_BOOLEAN_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { termsSchema } from "#domain/forms/vehicles/vehicle.ts";

/** The rental conditions of a category, set by an admin (product.md#category-terms). */
export const categoryTermsSchema = termsSchema.extend({
  /** Also copies the changes to the category's vehicles. Existing bookings keep their terms. */
  apply_to_vehicles: z.boolean(NOT_A_BOOLEAN_MESSAGE),
});

/** Partial changes: missing fields stay unchanged. */
export const categoryTermsChangesSchema = categoryTermsSchema.partial().extend({ version: versionField.optional() });
