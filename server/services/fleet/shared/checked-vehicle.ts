import type { z } from "zod";
import { type CamelCased, camelCased } from "#domain/casing.ts";
import { firstVehicleProblem } from "#domain/forms/fleet/vehicle.ts";
import { ServiceError } from "#server/errors.ts";
import { checkedInput } from "#server/services/checked-input.ts";

export const NO_SUCH_VEHICLE = "Questo veicolo non esiste.";

/** A car's fields as the schema understands them, or "invalid" with a message for each wrong one; the checks are said in their order (product.md#fleet-form). */
export function checkedVehicle<Schema extends z.ZodType<object>>(
  schema: Schema,
  body: unknown,
): CamelCased<z.output<Schema>> {
  try {
    return camelCased(checkedInput(schema, body));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const first = firstVehicleProblem(error.fields.map(({ message }) => message));
    throw new ServiceError(error.kind, first ?? error.message, error.fields);
  }
}
