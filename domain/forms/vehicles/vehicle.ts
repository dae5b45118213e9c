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
/** One of a list; nothing chosen is a required field left empty. */
const oneOf = (options: readonly string[], missing?: string | false) =>
  z.enum(options, {
    error: ({ input }) => (missing && isMissing(input) ? missing : "Scegli una voce dell'elenco."),
  });

/** What a field's kind and limits ask of it; `missing` is said of a required one that is empty. */
function fieldSchemaOf(name: VehicleFieldName, missing: string): z.ZodType {
  const field = vehicleFieldOf(name);
  switch (field.kind) {
    case "line":
      return field.required ? requiredText(missing, field.most) : textLine(NOT_A_TEXT_MESSAGE, field.most);
    case "reference":
      return requiredText(missing, field.most);
    case "translatable":
      return optionalText(field.most);
    case "whole":
      return wholeNumberField(field.least, field.most);
    case "euros":
      return eurosField(field.least, field.most);
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

/** Fields of which more is asked than their kind says. */
const CUSTOM_FIELD_SCHEMAS: Partial<Record<EditableFieldName, z.ZodType>> = {
  name: requiredText(required, VEHICLE_FIELDS.name.most).refine(
    (text) => /[\p{L}\d]/u.test(text),
    "Il nome ha almeno una lettera o una cifra.",
  ),
  price: numberField(required)
    .gt(0, price)
    .max(VEHICLE_FIELDS.price.most, `Al massimo ${formatNumber(VEHICLE_FIELDS.price.most)} euro.`)
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

/** The technical data with its defaults; engine and power are required. */
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

/** A new car (product.md#fleet-form). What is not stated gets the company's default, the conditions of hire that of the category. The slug is the server's to make. */
export const newVehicleSchema = fields.partial(mapToRecord(OPTIONAL_FIELD_NAMES, () => true as const));

/** The conditions of hire by themselves, within the same bounds. */
export const termsSchema = fields.pick(mapToRecord(TERM_FIELD_NAMES, () => true as const));

/**
 * What changes of a car, `available` alone for instance (product.md#fleet-form); specs and lists are replaced whole. `beyond_reach` agrees to a base from
 * which bookings are driven farther than cars of the category are brought (product.md#base-move).
 */
export const vehicleChangesSchema = fields.partial().extend({
  version: versionField.optional(),
  beyond_reach: z.boolean(YES_OR_NO_MESSAGE).optional(),
});

export type NewVehicle = z.output<typeof newVehicleSchema>;
export type NewVehicleInput = z.input<typeof newVehicleSchema>;
export type VehicleChanges = z.output<typeof vehicleChangesSchema>;

/** The order in which the checks are said. */
const PROBLEM_ORDER: readonly string[] = [required, panelMessages.fleet.problems.image, price, specs];

/** Of all that is wrong with a car, what is said first: the checks in their order (product.md#fleet-form), then anything else; null for no message. */
export function findFirstVehicleProblem(problemMessages: readonly string[]): string | null {
  return PROBLEM_ORDER.find((message) => problemMessages.includes(message)) ?? problemMessages[0] ?? null;
}
