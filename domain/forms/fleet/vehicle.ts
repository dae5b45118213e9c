import { z } from "zod";
import { FUELS, VEHICLE_TYPES } from "#domain/catalogue/vehicle.ts";
import { STAFF_CATEGORIES } from "#domain/categories.ts";
import { euros, hasCents, isMissing, number, rating, whole } from "#domain/forms/fleet/figures.ts";
import { metaFields, versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredText, textLine } from "#domain/forms/text-fields.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { cleanAlts, highlightRows, imageRows } from "./vehicle-lists.ts";

const { required, price, specs } = panelMessages.fleet.problems;
/** One of a list; nothing chosen is a required field left empty. */
const oneOf = <const Option extends string>(options: readonly Option[], missing?: string) =>
  z.enum(options, {
    error: ({ input }) => (missing && isMissing(input) ? missing : "Scegli una voce dell'elenco."),
  });

const specText = textLine("Deve essere un testo.", 80);
const requiredSpec = requiredText(specs, 80);

/** The technical data with its defaults; engine and power are required. */
const specsSchema = z.object(
  {
    engine: requiredSpec,
    power: requiredSpec,
    acceleration: specText.default(""),
    topSpeed: specText.default(""),
    transmission: specText.default(""),
    seats: whole(1, 20).default(2),
    luggage: specText.default(""),
    fuel: oneOf(FUELS).default("Benzina"),
  },
  specs,
);

/** Amounts in euros; deposit and years of licence stay within what the site says of every car. */
const fields = z.object({
  name: requiredText(required, 80).refine(
    (text) => /[\p{L}\d]/u.test(text),
    "Il nome ha almeno una lettera o una cifra.",
  ),
  brand: requiredText(required, 80),
  type: oneOf(VEHICLE_TYPES, required),
  category: oneOf(STAFF_CATEGORIES, required),
  location: requiredText(required, 80),
  price: number(required)
    .gt(0, price)
    .max(100_000, "Al massimo 100.000 euro.")
    .refine(hasCents, "Al massimo due decimali."),
  currency: z.literal("€", "I prezzi sono in euro (€)."),
  price_unit: z.literal("giorno", "Le vetture hanno un prezzo al giorno."),
  rating,
  reviews: whole(0, 1_000_000),
  total_units: whole(1, 200),
  available: z.boolean("Deve essere vero o falso."),
  images: imageRows,
  image_alts: cleanAlts,
  specs: specsSchema,
  highlights: highlightRows,
  ...metaFields,
  deposit: euros(3000, 10_000),
  excess: euros(0, 50_000),
  included_km_per_day: whole(50, 2000),
  extra_km: euros(0, 100),
  minimum_age: whole(18, 30),
  minimum_licence_years: whole(3, 20),
  turnaround_hours: whole(0, 72),
  description: optionalText(2000),
});

/** A new car (product.md#fleet-form). What is not stated gets the company's default, the conditions of hire that of the category. The slug is the server's to make. */
export const newVehicleSchema = fields.partial({
  currency: true,
  price_unit: true,
  rating: true,
  reviews: true,
  total_units: true,
  available: true,
  image_alts: true,
  highlights: true,
  meta_title: true,
  meta_description: true,
  meta_keywords: true,
  deposit: true,
  excess: true,
  included_km_per_day: true,
  extra_km: true,
  minimum_age: true,
  minimum_licence_years: true,
  turnaround_hours: true,
  description: true,
});

/** The conditions of hire by themselves, within the same bounds. */
export const termsSchema = fields.pick({
  deposit: true,
  excess: true,
  included_km_per_day: true,
  extra_km: true,
  minimum_age: true,
  minimum_licence_years: true,
  turnaround_hours: true,
});

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
