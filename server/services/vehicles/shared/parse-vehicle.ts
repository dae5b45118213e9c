import type { z } from "zod";
import { findFirstVehicleProblem } from "#domain/forms/vehicles/vehicle.ts";
import { type CamelCased, toCamelCase } from "#domain/key-casing.ts";
import { ServiceError } from "#server/errors.ts";
import { parseInput } from "#server/services/parse-input.ts";

export const NO_SUCH_VEHICLE = "Questo veicolo non esiste.";

/** A car's fields as the schema understands them, or "invalid" with a message for each wrong one; the checks are said in their order (product.md#fleet-form). */
export function parseVehicle<Schema extends z.ZodType<object>>(
  schema: Schema,
  body: unknown,
): CamelCased<z.output<Schema>> {
  try {
    return toCamelCase(parseInput(schema, body));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const first = findFirstVehicleProblem(error.fields.map(({ message }) => message));
    throw new ServiceError(error.kind, first ?? error.message, error.fields);
  }
}
