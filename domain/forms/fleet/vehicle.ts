import { z } from "zod";
import { VEHICLE_FIELDS } from "#domain/fleet/vehicle-fields.ts";
import {
  fieldOf,
  initialOf,
  OPTIONAL_NAMES,
  type RequiredName,
  recordOf,
  SPEC_NAMES,
  type SpecName,
  STATED_NAMES,
  type StatedName,
  TERM_NAMES,
  type ValueOf,
  type VehicleFieldName,
  type VehicleSpecs,
} from "#domain/fleet/vehicle-record.ts";
import { euros, hasCents, isMissing, number, rating, whole } from "#domain/forms/fleet/figures.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredText, textLine } from "#domain/forms/text-fields.ts";
import { formatNumber } from "#domain/numbers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { cleanAlts, highlightRows, imageRows } from "./vehicle-lists.ts";

const { required, price, specs } = panelMessages.fleet.problems;
/** One of a list; nothing chosen is a required field left empty. */
const oneOf = (options: readonly string[], missing?: string | false) =>
  z.enum(options, {
    error: ({ input }) => (missing && isMissing(input) ? missing : "Scegli una voce dell'elenco."),
  });

/** What a field's kind and limits ask of it; `missing` is said of a required one that is empty. */
function ruleOf(name: VehicleFieldName, missing: string): z.ZodType {
  const field = fieldOf(name);
  switch (field.kind) {
    case "line":
      return field.required ? requiredText(missing, field.most) : textLine("Deve essere un testo.", field.most);
    case "reference":
      return requiredText(missing, field.most);
    case "translatable":
      return optionalText(field.most);
    case "whole":
      return whole(field.least, field.most);
    case "euros":
      return euros(field.least, field.most);
    case "rating":
      return rating;
    case "yes-no":
      return z.boolean("Deve essere vero o falso.");
    case "option":
      return oneOf(field.options, field.required && missing);
    case "constant":
      return z.literal(field.value, field.refusal);
    case "pictures":
      return imageRows;
    case "picture-texts":
      return cleanAlts;
    case "highlights":
      return highlightRows;
    case "slug":
      return z.never();
  }
}

/** Fields of which more is asked than their kind says. */
const OWN_RULES: Partial<Record<StatedName, z.ZodType>> = {
  name: requiredText(required, VEHICLE_FIELDS.name.most).refine(
    (text) => /[\p{L}\d]/u.test(text),
    "Il nome ha almeno una lettera o una cifra.",
  ),
  price: number(required)
    .gt(0, price)
    .max(VEHICLE_FIELDS.price.most, `Al massimo ${formatNumber(VEHICLE_FIELDS.price.most)} euro.`)
    .refine(hasCents, "Al massimo due decimali."),
  price_unit: z.literal(VEHICLE_FIELDS.price_unit.initial, "Le vetture hanno un prezzo al giorno."),
};

type SpecsInput = Pick<VehicleSpecs, SpecName & RequiredName> & {
  [Name in Exclude<SpecName, RequiredName>]?: VehicleSpecs[Name] | undefined;
};
type Shape = {
  [Name in StatedName]: Name extends VehicleFieldName
    ? z.ZodType<ValueOf<Name>, ValueOf<Name>>
    : z.ZodType<VehicleSpecs, SpecsInput>;
};

/** The technical data with its defaults; engine and power are required. */
const specsSchema = z.object(
  recordOf(SPEC_NAMES, (name) => {
    const initial = initialOf(name);
    return initial === undefined ? ruleOf(name, specs) : ruleOf(name, specs).default(initial);
  }),
  specs,
);

const fields = z.object(
  recordOf(STATED_NAMES, (name) =>
    name === "specs" ? specsSchema : (OWN_RULES[name] ?? ruleOf(name, required)),
  ) as Shape,
);

/** A new car (product.md#fleet-form). What is not stated gets the company's default, the conditions of hire that of the category. The slug is the server's to make. */
export const newVehicleSchema = fields.partial(recordOf(OPTIONAL_NAMES, () => true as const));

/** The conditions of hire by themselves, within the same bounds. */
export const termsSchema = fields.pick(recordOf(TERM_NAMES, () => true as const));

/**
 * What changes of a car, `available` alone for instance (product.md#fleet-form); specs and lists are replaced whole. `beyond_reach` agrees to a base from
 * which bookings are driven farther than cars of the category are brought (product.md#base-move).
 */
export const vehicleChangesSchema = fields.partial().extend({
  version: versionField.optional(),
  beyond_reach: z.boolean("Indica sì o no.").optional(),
});

export type NewVehicle = z.output<typeof newVehicleSchema>;
export type NewVehicleInput = z.input<typeof newVehicleSchema>;
export type VehicleChanges = z.output<typeof vehicleChangesSchema>;

/** The order in which the checks are said. */
const ORDER: readonly string[] = [required, panelMessages.fleet.problems.image, price, specs];

/** Of all that is wrong with a car, what is said first: the checks in their order (product.md#fleet-form), then anything else; null for no message. */
export function firstVehicleProblem(found: readonly string[]): string | null {
  return ORDER.find((message) => found.includes(message)) ?? found[0] ?? null;
}
