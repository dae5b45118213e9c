import { z } from "zod";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { booleanField } from "#domain/forms/list-and-price-fields.ts";
import { eurosField, wholeNumberField } from "#domain/forms/number-fields.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredText, textBlock } from "#domain/forms/text-fields.ts";
import { MIN_DEPOSIT } from "#domain/prices/protections.ts";

const MAX_CODE_CHARACTERS = 40;
const MAX_NAME_CHARACTERS = 80;
const MAX_DESCRIPTION_CHARACTERS = 300;
const MAX_DAILY_EUROS = 5000;
const MAX_EXCESS_EUROS = 50_000;
const MIN_DEPOSIT_EUROS = MIN_DEPOSIT / 100;
const MAX_DEPOSIT_EUROS = 10_000;
const MAX_POSITION = 99;
const CODE_MESSAGE = "Il codice ha lettere minuscole e cifre, con trattini singoli: «plus», «zero-pensieri».";
const NOT_INSURANCE = "Una protezione è una riduzione della franchigia: non chiamarla assicurazione.";

/** Whether a text calls the protection an insurance, which the company does not sell. */
const isInsurance = (text: string) => /assicura|insurance|versicher|assurance|seguro\b/i.test(text);

const DESCRIPTION_MESSAGE = "La descrizione deve essere un testo.";

/** Amounts in euros by category; a category without one has the percentage. */
const amountsByCategory = (min: number, max: number) =>
  z
    .partialRecord(z.enum(CATEGORY_SLUGS), eurosField(min, max).nullable())
    .transform((amounts) =>
      Object.fromEntries(Object.entries(amounts).filter(([, euros]) => euros !== null)),
    ) as unknown as z.ZodType<Partial<Record<CategorySlug, number>>, Partial<Record<CategorySlug, number | null>>>;

const fields = z.object({
  name: requiredText("Indica il nome.", MAX_NAME_CHARACTERS).refine((text) => !isInsurance(text), NOT_INSURANCE),
  description: textBlock(DESCRIPTION_MESSAGE, MAX_DESCRIPTION_CHARACTERS).refine(
    (text) => !isInsurance(text),
    NOT_INSURANCE,
  ),
  /** Euros per day. */
  price: eurosField(0, MAX_DAILY_EUROS),
  /** Of the car's excess and deposit. */
  excess_percent: wholeNumberField(0, 100),
  deposit_percent: wholeNumberField(0, 100),
  excess_by_category: amountsByCategory(0, MAX_EXCESS_EUROS),
  deposit_by_category: amountsByCategory(MIN_DEPOSIT_EUROS, MAX_DEPOSIT_EUROS),
  position: wholeNumberField(1, MAX_POSITION),
  active: booleanField,
});

/** A reduction of the excess that renters can choose (product.md#protections). */
export const protectionSchema = fields.extend({
  /** Stable: addresses and bookings name the protection by it. */
  code: requiredText("Indica il codice.", MAX_CODE_CHARACTERS).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, CODE_MESSAGE),
});

/** A new protection by default leaves the deposit as it is, stands first and is offered. */
export const newProtectionSchema = protectionSchema.partial({
  description: true,
  deposit_percent: true,
  excess_by_category: true,
  deposit_by_category: true,
  position: true,
  active: true,
});

/** Changes to a protection; its code never changes. */
export const protectionChangesSchema = fields.partial().extend({ version: versionField.optional() });
