import type { FieldErrors, FieldValues } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { useAskedFirst } from "#app/features/admin/asked-first.tsx";
import { BEYOND_REACH, inFleetWords } from "#app/features/admin/fleet/fleet-words.ts";
import { VehicleForm } from "#app/features/admin/fleet/vehicle-form.tsx";
import { duplicateValues, emptyVehicle, vehicleValues } from "#app/features/admin/fleet/vehicle-rows.ts";
import { useSentOnce } from "#app/features/admin/use-sent-once.ts";
import type { FormPart } from "#app/ui/panel/forms/form-contents.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import { VEHICLE_FORM_PARTS } from "#domain/fleet/field-kinds.ts";
import { fieldsOfPart, pathOf } from "#domain/fleet/vehicle-record.ts";
import { firstVehicleProblem, newVehicleSchema } from "#domain/forms/fleet/vehicle.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

const WORDS = panelMessages.fleet;

/** What the dialog is open for. */
export type VehicleTask = { kind: "add" } | { kind: "edit" | "duplicate"; row: ApiVehicle };

interface VehicleDialogProps {
  /** Null while it is closed. */
  task: VehicleTask | null;
  /** Names of active brands, and of active cities with a page. */
  brands: readonly string[];
  cities: readonly string[];
  onClose: () => void;
}

const PARTS: readonly FormPart[] = VEHICLE_FORM_PARTS.map(({ part, id, title }) => ({
  ...{ id, title },
  fields: fieldsOfPart(part).map(pathOf),
}));

/** Adds, edits or duplicates a car (product.md#fleet-form): every field, its default, its rule and its message. */
export function VehicleDialog({ task, brands, cities, onClose }: VehicleDialogProps) {
  const toast = useToast();
  const once = useSentOnce();
  const { revalidate } = useRevalidator();
  const { asking, question } = useAskedFirst(BEYOND_REACH);
  const edited = task?.kind === "edit" ? task.row : null;
  return (
    <FormDialog
      key={task ? `${task.kind}-${"row" in task ? task.row.id : ""}` : "closed"}
      open={task !== null}
      onClose={onClose}
      size="wide"
      title={edited ? "Modifica veicolo" : "Nuovo veicolo"}
      subtitle={subtitleOf(task)}
      schema={newVehicleSchema}
      values={task?.kind === "add" || !task ? emptyVehicle() : valuesOf(task)}
      version={edited?.version}
      draft={{ form: `vehicle-${task?.kind ?? "add"}`, subject: task && "row" in task ? task.row.id : "new" }}
      submit="Salva veicolo"
      failure={BEYOND_REACH.failure}
      parts={PARTS}
      footStart={<SwitchField name="available" label="Disponibile" />}
      invalidReason={firstInvalid}
      save={async (vehicle, version) => {
        try {
          if (edited) {
            const parameters = { id: edited.id };
            await asking((agreed) =>
              api.patch("/api/vehicles/:id", { parameters, body: { ...vehicle, ...agreed, version } }),
            );
          } else {
            await once(vehicle, (idempotencyKey) => api.post("/api/vehicles", { body: vehicle, idempotencyKey }));
          }
        } catch (thrown) {
          throw inFleetWords(thrown);
        }
        toast.success(edited ? WORDS.updated : WORDS.added);
        await revalidate();
      }}
      {...(edited && { reload: () => currentVehicle(edited.id) })}
    >
      <VehicleForm brands={brands} cities={cities} stored={edited} terms={task?.kind === "add"} />
      {question}
    </FormDialog>
  );
}

function subtitleOf(task: VehicleTask | null): string {
  if (!task || task.kind === "add") return "i campi segnati sono obbligatori";
  const title = `${task.row.brand} ${task.row.name}`;
  return task.kind === "edit" ? title : `copia di ${title}`;
}

function valuesOf({ kind, row }: Exclude<VehicleTask, { kind: "add" }>) {
  return kind === "edit" ? vehicleValues(row) : duplicateValues(row);
}

async function currentVehicle(id: string) {
  const { rows } = await api.list("/api/vehicles", { query: { id } });
  const [row] = rows;
  if (!row) throw new Error(`The vehicle ${id} is gone`);
  return { values: vehicleValues(row), version: row.version };
}

/** What a toast says when the form's own check stops the saving: the first of the form's messages in their order (product.md#fleet-form). */
function firstInvalid<Values extends FieldValues>(errors: FieldErrors<Values>): string {
  return firstVehicleProblem(messagesIn(errors)) ?? WORDS.problems.required;
}

/** Every message in the form's tree of errors. */
function messagesIn(errors: unknown): string[] {
  if (typeof errors !== "object" || errors === null) return [];
  if ("message" in errors && typeof errors.message === "string") return [errors.message];
  return Object.entries(errors).flatMap(([name, value]) => (name === "ref" ? [] : messagesIn(value)));
}
