import { z } from "zod";
import { TWO_DECIMALS_MESSAGE } from "#domain/forms/field-messages.ts";
import { isWholeCents, numberField } from "#domain/forms/number-fields.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredText } from "#domain/forms/text-fields.ts";
import { isDateSince1900 } from "#domain/rental-period/civil-time.ts";

const MAX_COUNTRY_CHARACTERS = 60;
const FIRST_DAY = "Indica da quale giorno vale.";
const PERCENT = "Indica un'aliquota da 0 a 100 %.";

/** The rate of value added tax in a country from a day on (product.md#vat). */
export const vatRateSchema = z.object({
  /** As cities name it. */
  country: requiredText("Indica il Paese.", MAX_COUNTRY_CHARACTERS),
  /** Percent, with at most two decimals. */
  rate: numberField().min(0, PERCENT).max(100, PERCENT).refine(isWholeCents, TWO_DECIMALS_MESSAGE),
  valid_from: z.string(FIRST_DAY).refine(isDateSince1900, FIRST_DAY),
});

/** Changes to a rate. */
export const vatRateChangesSchema = vatRateSchema.partial().extend({ version: versionField.optional() });
