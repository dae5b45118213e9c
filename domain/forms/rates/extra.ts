import { z } from "zod";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { booleanField } from "#domain/forms/list-and-price-fields.ts";
import { eurosField, wholeNumberField } from "#domain/forms/number-fields.ts";
import { slugField, versionField } from "#domain/forms/row-fields.ts";
import { requiredText, textLine } from "#domain/forms/text-fields.ts";

/** Maximum number of extras. The limit keeps the choice of a renter short. */
export const MAX_EXTRAS = 50;
const MAX_EXTRA_EUROS = 100_000;
const MAX_LEAD_HOURS = 720;
const MAX_RESTRICTED_IDS = 500;
const UNIT_MESSAGE = "Scegli se il prezzo è al giorno o a noleggio.";
const CATEGORIES_MESSAGE = "Scegli le categorie dall'elenco.";
const VEHICLES_MESSAGE = "Scegli le auto dall'elenco.";
const CITIES_MESSAGE = "Scegli le città dall'elenco.";
const CAP_MESSAGE = "Un massimo di giorni c'è solo per un prezzo al giorno.";
/** The address of a page names a driver below an age by this word (domain/prices/rental-choices.ts). */
const RESERVED_CODE = "young-driver";

const ids = (message: string) => z.array(z.uuid(message), message).max(MAX_RESTRICTED_IDS, message);

const fields = z.object({
  code: slugField("Indica il codice.")
    .max(40, "Al massimo 40 caratteri.")
    .refine((code) => code !== RESERVED_CODE, "Questo codice è riservato: scegline un altro."),
  name: requiredText("Indica il nome.", 80),
  description: textLine(NOT_A_TEXT_MESSAGE, 200),
  unit: z.enum(["day", "rental"], UNIT_MESSAGE),
  /** Euros per day or per rental. */
  price: eurosField(0, MAX_EXTRA_EUROS),
  max_quantity: wholeNumberField(1, 20),
  /** The most days that are charged; null for all. */
  max_charged_days: wholeNumberField(1, 365).nullable(),
  categories: z.array(z.enum(CATEGORY_SLUGS, CATEGORIES_MESSAGE), CATEGORIES_MESSAGE),
  vehicle_ids: ids(VEHICLES_MESSAGE),
  city_ids: ids(CITIES_MESSAGE),
  lead_hours: wholeNumberField(0, MAX_LEAD_HOURS),
  position: wholeNumberField(1, 1000),
  active: booleanField,
});

/** Returns why an extra is invalid, or null. */
export const validateExtra = ({
  unit,
  max_charged_days: cap,
}: {
  unit: string;
  max_charged_days?: number | null | undefined;
}) => (unit === "rental" && cap ? CAP_MESSAGE : null);

/** A new extra (product.md#extras). */
export const newExtraSchema = fields
  .partial({
    description: true,
    max_quantity: true,
    max_charged_days: true,
    categories: true,
    vehicle_ids: true,
    city_ids: true,
    lead_hours: true,
    position: true,
    active: true,
  })
  .superRefine((extra, context) => {
    const message = validateExtra(extra);
    if (message) context.addIssue({ code: "custom", path: ["max_charged_days"], message });
  });
/** Changes to an extra. The server validates unit and cap again together with the stored fields, and keeps the code. */
export const extraChangesSchema = fields.partial().extend({ version: versionField.optional() });

export type NewExtraInput = z.input<typeof newExtraSchema>;
