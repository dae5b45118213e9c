import { z } from "zod";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { TWO_DECIMALS_MESSAGE } from "#domain/forms/field-messages.ts";
import { booleanField } from "#domain/forms/list-and-price-fields.ts";
import { isWholeCents, numberField, wholeNumberField } from "#domain/forms/number-fields.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { trimmedText } from "#domain/forms/text-fields.ts";
import { formatNumber } from "#domain/numbers.ts";
import { normalisePromotionCode } from "#domain/promotion-codes/promotion-code.ts";
import { RATE_SCOPES } from "#domain/rates/rate-rule.ts";
import { choiceField, dayField } from "./choice-fields.ts";

/** The most codes. The limit keeps the list easy to search. */
export const MAX_PROMOTION_CODES = 500;
const MIN_CODE_CHARACTERS = 3;
const MAX_CODE_CHARACTERS = 30;
const MAX_AMOUNT_EUROS = 100_000;
const MAX_DAYS = 365;
const MAX_USES = 1_000_000;
const MAX_USES_PER_PERSON = 1000;

const CODE_MESSAGE = `Da ${MIN_CODE_CHARACTERS} a ${MAX_CODE_CHARACTERS} lettere senza accenti, cifre e trattini, per esempio ESTATE-2027.`;
const CODE_PATTERN = /^[A-Z0-9-]+$/;
const AMOUNT_MESSAGE = `L'importo va da 0,01 a ${formatNumber(MAX_AMOUNT_EUROS)} euro.`;
const MISSING_DISCOUNT_MESSAGE = "Indica una percentuale, oppure un importo.";
const TWO_DISCOUNTS_MESSAGE = "Indica la percentuale o l'importo, non entrambi.";
const NO_CHOICE_MESSAGE = "Scegli dall'elenco.";

const fields = z.object({
  code: trimmedText(CODE_MESSAGE)
    .transform(normalisePromotionCode)
    .pipe(
      z
        .string()
        .min(MIN_CODE_CHARACTERS, CODE_MESSAGE)
        .max(MAX_CODE_CHARACTERS, CODE_MESSAGE)
        .regex(CODE_PATTERN, CODE_MESSAGE),
    ),
  /** Either a percentage or euros. */
  percent: wholeNumberField(1, 100).nullable(),
  amount: numberField()
    .gt(0, AMOUNT_MESSAGE)
    .max(MAX_AMOUNT_EUROS, AMOUNT_MESSAGE)
    .refine(isWholeCents, TWO_DECIMALS_MESSAGE)
    .nullable(),
  /** For which cars the code is; of the three fields below, the one that it names counts. */
  scope: z.enum(RATE_SCOPES, "Scegli per quali auto vale il codice."),
  vehicle_id: choiceField,
  brand: choiceField,
  category: z
    .enum([...CATEGORY_SLUGS, ""], NO_CHOICE_MESSAGE)
    .nullable()
    .transform((slug) => slug || null),
  /** The base city of the cars; null for every city. */
  city: choiceField,
  book_from: dayField,
  book_until: dayField,
  rental_from: dayField,
  rental_until: dayField,
  min_days: wholeNumberField(1, MAX_DAYS),
  combines_with_length: booleanField,
  combines_with_packages: booleanField,
  max_uses: wholeNumberField(1, MAX_USES).nullable(),
  max_uses_per_person: wholeNumberField(1, MAX_USES_PER_PERSON).nullable(),
  active: booleanField,
});

const { shape } = fields;
/** A new code has only a text and a discount; all other fields have defaults. */
const newFields = fields.extend({
  percent: shape.percent.default(null),
  amount: shape.amount.default(null),
  scope: shape.scope.default("all"),
  vehicle_id: shape.vehicle_id.default(null),
  brand: shape.brand.default(null),
  category: shape.category.default(null),
  city: shape.city.default(null),
  book_from: shape.book_from.default(null),
  book_until: shape.book_until.default(null),
  rental_from: shape.rental_from.default(null),
  rental_until: shape.rental_until.default(null),
  min_days: shape.min_days.default(1),
  combines_with_length: shape.combines_with_length.default(true),
  combines_with_packages: shape.combines_with_packages.default(true),
  max_uses: shape.max_uses.default(null),
  max_uses_per_person: shape.max_uses_per_person.default(null),
  active: shape.active.default(true),
});

/** A promotion code (product.md#promotion-codes). Amounts are in euros. */
export const promotionCodeSchema = newFields.superRefine(refinePromotionCode);
export type PromotionCodeInput = z.input<typeof promotionCodeSchema>;

/** Changes to a code. The server validates them together with the stored fields. */
export const promotionCodeChangesSchema = fields.partial().extend({ version: versionField.optional() });

type PromotionCodeFields = z.output<typeof newFields>;

function refinePromotionCode(code: PromotionCodeFields, context: z.RefinementCtx): void {
  const refuse = (path: keyof PromotionCodeFields, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (code.percent === null && code.amount === null) refuse("percent", MISSING_DISCOUNT_MESSAGE);
  if (code.percent !== null && code.amount !== null) refuse("amount", TWO_DISCOUNTS_MESSAGE);
  if (code.scope === "vehicle" && !z.uuid().safeParse(code.vehicle_id).success)
    refuse("vehicle_id", "Scegli l'auto dall'elenco.");
  if (code.scope === "brand" && code.brand === null) refuse("brand", "Scegli il brand.");
  if (code.scope === "category" && code.category === null) refuse("category", "Scegli la categoria.");
  if (isBefore(code.book_until, code.book_from))
    refuse("book_until", "L'ultimo giorno per prenotare precede il primo.");
  if (isBefore(code.rental_until, code.rental_from))
    refuse("rental_until", "L'ultimo giorno del noleggio precede il primo.");
}

const isBefore = (until: string | null, from: string | null) => until !== null && from !== null && until < from;
