import type { z } from "zod";
import { findFirstVehicleProblem } from "#domain/forms/vehicles/vehicle.ts";
import { type CamelCased, toCamelCase } from "#domain/key-casing.ts";
import { inItalian, ServiceError } from "#server/errors.ts";
import { parseInput } from "#server/services/parse-input.ts";

export const NO_SUCH_VEHICLE = "Questo veicolo non esiste.";

/** Parses a vehicle's fields. Throws "invalid" with a message per wrong field, in the order of the checks (product.md#fleet-form). */
export function parseVehicle<Schema extends z.ZodType<object>>(
  schema: Schema,
  body: unknown,
): CamelCased<z.output<Schema>> {
  try {
    return toCamelCase(parseInput(schema, body));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const first = findFirstVehicleProblem(error.fields.map(({ message }) => inItalian(message)));
    throw new ServiceError(error.kind, first ?? error.reason, error.fields);
  }
}
