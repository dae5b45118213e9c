import { z } from "zod";
import {
  NOT_A_BOOLEAN_MESSAGE,
  NOT_A_TEXT_MESSAGE,
  TWO_DECIMALS_MESSAGE,
  YES_OR_NO_MESSAGE,
} from "#domain/forms/field-messages.ts";
import {
  eurosField,
  isMissing,
  isWholeCents,
  numberField,
  ratingField,
  wholeNumberField,
} from "#domain/forms/number-fields.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredText, textLine } from "#domain/forms/text-fields.ts";
import { formatNumber } from "#domain/numbers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { VEHICLE_FIELDS } from "#domain/vehicles/vehicle-fields.ts";
import {
  EDITABLE_FIELD_NAMES,
  type EditableFieldName,
  initialValueOf,
  mapToRecord,
  OPTIONAL_FIELD_NAMES,
  type RequiredFieldName,
  SPEC_FIELD_NAMES,
  type SpecFieldName,
  TERM_FIELD_NAMES,
  type ValueOf,
  type VehicleFieldName,
  type VehicleSpecs,
  vehicleFieldOf,
} from "#domain/vehicles/vehicle-record.ts";
import { altTextsField, highlightRowsField, imageRowsField } from "./list-fields.ts";

const { required, price, specs } = panelMessages.fleet.problems;
/** Returns the schema for one option of a list. An empty choice counts as a missing required field. */
const oneOf = (options: readonly string[], missing?: string | false) =>
  z.enum(options, {
    error: ({ input }) => (missing && isMissing(input) ? missing : "Scegli una voce dell'elenco."),
  });

/** Returns the schema for a field's kind and limits; `missing` is the error if a required field is empty. */
function fieldSchemaOf(name: VehicleFieldName, missing: string): z.ZodType {
  const field = vehicleFieldOf(name);
  switch (field.kind) {
    case "line":
      return field.required ? requiredText(missing, field.max) : textLine(NOT_A_TEXT_MESSAGE, field.max);
    case "reference":
      return requiredText(missing, field.max);
    case "translatable":
      return optionalText(field.max);
    case "integer":
      return wholeNumberField(field.min, field.max);
    case "euros":
      return eurosField(field.min, field.max);
    case "rating":
      return ratingField;
    case "yes-no":
      return z.boolean(NOT_A_BOOLEAN_MESSAGE);
    case "option":
      return oneOf(field.options, field.required && missing);
    case "constant":
      return z.literal(field.value, field.refusal);
    case "pictures":
      return imageRowsField;
    case "picture-texts":
      return altTextsField;
    case "highlights":
      return highlightRowsField;
    case "slug":
      return z.never();
  }
}

/** Fields with more validation than their kind implies. */
const CUSTOM_FIELD_SCHEMAS: Partial<Record<EditableFieldName, z.ZodType>> = {
  name: requiredText(required, VEHICLE_FIELDS.name.max).refine(
    (text) => /[\p{L}\d]/u.test(text),
    "Il nome ha almeno una lettera o una cifra.",
  ),
  price: numberField(required)
    .gt(0, price)
    .max(VEHICLE_FIELDS.price.max, `Al massimo ${formatNumber(VEHICLE_FIELDS.price.max)} euro.`)
    .refine(isWholeCents, TWO_DECIMALS_MESSAGE),
  price_unit: z.literal(VEHICLE_FIELDS.price_unit.initial, "Le vetture hanno un prezzo al giorno."),
};

type SpecsInput = Pick<VehicleSpecs, SpecFieldName & RequiredFieldName> & {
  [Name in Exclude<SpecFieldName, RequiredFieldName>]?: VehicleSpecs[Name] | undefined;
};
type Shape = {
  [Name in EditableFieldName]: Name extends VehicleFieldName
    ? z.ZodType<ValueOf<Name>, ValueOf<Name>>
    : z.ZodType<VehicleSpecs, SpecsInput>;
};

/** The technical data with defaults; engine and power are required. */
const specsSchema = z.object(
  mapToRecord(SPEC_FIELD_NAMES, (name) => {
    const initial = initialValueOf(name);
    return initial === undefined ? fieldSchemaOf(name, specs) : fieldSchemaOf(name, specs).default(initial);
  }),
  specs,
);

const fields = z.object(
  mapToRecord(EDITABLE_FIELD_NAMES, (name) =>
    name === "specs" ? specsSchema : (CUSTOM_FIELD_SCHEMAS[name] ?? fieldSchemaOf(name, required)),
  ) as Shape,
);

/**
 * A new car (product.md#fleet-form). Missing fields get the company's defaults, the conditions those of the category. The server generates the slug.
 */
export const newVehicleSchema = fields.partial(mapToRecord(OPTIONAL_FIELD_NAMES, () => true as const));

/** The rental conditions alone, with the same bounds as in `newVehicleSchema`. */
export const termsSchema = fields.pick(mapToRecord(TERM_FIELD_NAMES, () => true as const));

/**
 * Changes to a car (product.md#fleet-form), e.g. only `available`. Specs and lists are replaced as a whole. `beyond_reach` confirms a base from which
 * bookings need longer transfers than the category's reach (product.md#base-move).
 */
export const vehicleChangesSchema = fields.partial().extend({
  version: versionField.optional(),
  beyond_reach: z.boolean(YES_OR_NO_MESSAGE).optional(),
});

export type NewVehicle = z.output<typeof newVehicleSchema>;
export type NewVehicleInput = z.input<typeof newVehicleSchema>;
export type VehicleChanges = z.output<typeof vehicleChangesSchema>;

/** The order in which problems are reported. */
const PROBLEM_ORDER: readonly string[] = [required, panelMessages.fleet.problems.image, price, specs];

/** Returns the problem to report first, in the order of the checks (product.md#fleet-form), other problems last. Null if there is none. */
export function findFirstVehicleProblem(problemMessages: readonly string[]): string | null {
  return PROBLEM_ORDER.find((message) => problemMessages.includes(message)) ?? problemMessages[0] ?? null;
}
