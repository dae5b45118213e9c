import type { FieldErrors, FieldValues } from "react-hook-form";
import { firstVehicleProblem } from "#domain/forms/fleet/vehicle.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/** What a toast says when the form's own check stops the saving: the first of the form's messages in their order (product.md#fleet-form). */
export function firstInvalid<Values extends FieldValues>(errors: FieldErrors<Values>): string {
  return firstVehicleProblem(messagesIn(errors)) ?? panelMessages.fleet.problems.required;
}

/** Every message in the form's tree of errors. */
function messagesIn(errors: unknown): string[] {
  if (typeof errors !== "object" || errors === null) return [];
  if ("message" in errors && typeof errors.message === "string") return [errors.message];
  return Object.entries(errors).flatMap(([name, value]) => (name === "ref" ? [] : messagesIn(value)));
}
