import type { FieldErrors, FieldValues } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { useServerConfirm } from "#app/features/admin/use-server-confirm.tsx";
import { VehicleForm } from "#app/features/admin/vehicles/vehicle-form.tsx";
import {
  duplicateVehicleValues,
  newVehicleValues,
  vehicleFormValues,
} from "#app/features/admin/vehicles/vehicle-form-values.ts";
import { BEYOND_REACH_CONFIRM, withVehicleErrorPrefix } from "#app/features/admin/vehicles/vehicle-words.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import type { FormPart } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";
import { findFirstVehicleProblem, newVehicleSchema } from "#domain/forms/vehicles/vehicle.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { VEHICLE_FORM_PARTS } from "#domain/vehicles/vehicle-field-kinds.ts";
import { fieldsOfFormPart, vehicleFieldPath } from "#domain/vehicles/vehicle-record.ts";

const WORDS = panelMessages.fleet;

/** What the dialog was opened for. */
export type VehicleDialogMode = { kind: "add" } | { kind: "edit" | "duplicate"; row: ApiVehicle };

interface VehicleDialogProps {
  /** Null closes the dialog. */
  mode: VehicleDialogMode | null;
  /** Names of active brands, and of active cities with a page. */
  brands: readonly string[];
  cities: readonly string[];
  onClose: () => void;
}

const PARTS: readonly FormPart[] = VEHICLE_FORM_PARTS.map(({ part, id, title }) => ({
  ...{ id, title },
  fields: fieldsOfFormPart(part).map(vehicleFieldPath),
}));

/** Adds, edits or duplicates a car (product.md#fleet-form). */
export function VehicleDialog({ mode, brands, cities, onClose }: VehicleDialogProps) {
  const toast = useToast();
  const callOnce = useIdempotentCall();
  const { revalidate } = useRevalidator();
  const { withConfirm, question } = useServerConfirm(BEYOND_REACH_CONFIRM);
  const edited = mode?.kind === "edit" ? mode.row : null;
  return (
    <FormDialog
      key={mode ? `${mode.kind}-${"row" in mode ? mode.row.id : ""}` : "closed"}
      open={mode !== null}
      onClose={onClose}
      size="wide"
      title={edited ? "Modifica veicolo" : "Nuovo veicolo"}
      subtitle={subtitleOf(mode)}
      schema={newVehicleSchema}
      values={mode?.kind === "add" || !mode ? newVehicleValues({ brands, cities }) : valuesOf(mode)}
      version={edited?.version}
      draft={{ form: `vehicle-${mode?.kind ?? "add"}`, subject: mode && "row" in mode ? mode.row.id : "new" }}
      submit="Salva veicolo"
      failure={BEYOND_REACH_CONFIRM.failure}
      parts={PARTS}
      footerStart={<SwitchField name="available" label="Disponibile" />}
      invalidReason={firstProblemMessage}
      save={async (vehicle, version) => {
        try {
          if (edited) {
            const parameters = { id: edited.id };
            await withConfirm((confirmation) =>
              api.patch("/api/vehicles/:id", { parameters, body: { ...vehicle, ...confirmation, version } }),
            );
          } else {
            await callOnce(vehicle, (idempotencyKey) => api.post("/api/vehicles", { body: vehicle, idempotencyKey }));
          }
        } catch (thrown) {
          throw withVehicleErrorPrefix(thrown);
        }
        toast.success(edited ? WORDS.updated : WORDS.added);
        await revalidate();
      }}
      {...(edited && { reload: () => loadCurrentVehicle(edited.id) })}
    >
      <VehicleForm brands={brands} cities={cities} stored={edited} followsCategoryTerms={mode?.kind === "add"} />
      {question}
    </FormDialog>
  );
}

function subtitleOf(mode: VehicleDialogMode | null): string {
  if (!mode || mode.kind === "add") return panelMessages.shared.markedRequired;
  const title = `${mode.row.brand} ${mode.row.name}`;
  return mode.kind === "edit" ? title : `copia di ${title}`;
}

function valuesOf({ kind, row }: Exclude<VehicleDialogMode, { kind: "add" }>) {
  return kind === "edit" ? vehicleFormValues(row) : duplicateVehicleValues(row);
}

async function loadCurrentVehicle(id: string) {
  const { rows } = await api.list("/api/vehicles", { query: { id } });
  const [row] = rows;
  if (!row) throw new Error(`The vehicle ${id} is gone`);
  return { values: vehicleFormValues(row), version: row.version };
}

/** Returns the toast's text for an invalid form: the first of its messages in their fixed order (product.md#fleet-form). */
function firstProblemMessage<Values extends FieldValues>(errors: FieldErrors<Values>): string {
  return findFirstVehicleProblem(collectMessages(errors)) ?? WORDS.problems.required;
}

/** Returns every message in a nested error object. */
function collectMessages(errors: unknown): string[] {
  if (typeof errors !== "object" || errors === null) return [];
  if ("message" in errors && typeof errors.message === "string") return [errors.message];
  return Object.entries(errors).flatMap(([name, value]) => (name === "ref" ? [] : collectMessages(value)));
}
