import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { PicturesField } from "#app/features/admin/bookings/handover/pictures-field.tsx";
import { OWNERSHIP_WORDS, UNIT_WORDS, unitTitle } from "#app/features/admin/units/unit-words.ts";
import { useSentOnce } from "#app/features/admin/use-sent-once.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiUnit } from "#domain/api/fleet/units.ts";
import { newUnitSchema } from "#domain/forms/fleet/unit.ts";
import { OWNERSHIPS } from "#domain/units/unit.ts";

/** What the form is open for: a unit, or a new one of a vehicle. */
export type UnitTask = { unit: ApiUnit } | { vehicleId: string; vehicleName: string };

const COLOURS = [
  ["paint", "Vernice", "Tinta della vernice"],
  ["leather", "Pelle", "Tinta della pelle"],
  ["stitching", "Cuciture", "Tinta delle cuciture"],
  ["trim", "Inserti", "Tinta degli inserti"],
] as const;

/** Adds or edits a unit's record (product.md#unit-records). */
export function UnitForm({ task, onClose }: { task: UnitTask | null; onClose: () => void }) {
  const toast = useToast();
  const once = useSentOnce();
  const { revalidate } = useRevalidator();
  const edited = task && "unit" in task ? task.unit : null;
  const subject = edited?.id ?? (task && "vehicleId" in task ? task.vehicleId : "");
  return (
    <FormDialog
      key={subject}
      open={task !== null}
      onClose={onClose}
      title={edited ? "Scheda dell'unità" : "Nuova unità"}
      subtitle={edited ? unitTitle(edited) : task && "vehicleName" in task ? task.vehicleName : ""}
      schema={newUnitSchema}
      values={task ? valuesOf(task) : valuesOf({ vehicleId: "", vehicleName: "" })}
      version={edited?.version}
      draft={{ form: edited ? "unit" : "new-unit", subject }}
      failure={edited ? UNIT_WORDS.updateFailed : UNIT_WORDS.createFailed}
      save={async ({ vehicle_id, ...unit }, version) => {
        if (edited) await api.patch("/api/units/:id", { parameters: { id: edited.id }, body: { ...unit, version } });
        else {
          const body = { ...unit, vehicle_id };
          await once(body, (idempotencyKey) => api.post("/api/units", { body, idempotencyKey }));
        }
        toast.success(edited ? UNIT_WORDS.updated : UNIT_WORDS.created);
        await revalidate();
      }}
      {...(edited && { reload: () => currentUnit(edited.id) })}
    >
      <TextField name="plate" label="Targa" span={6} autoComplete="off" spellCheck={false} />
      <TextField name="vin" label="Telaio" span={6} autoComplete="off" spellCheck={false} maxLength={40} />
      {COLOURS.flatMap(([part, name, shade]) => [
        <TextField key={name} name={`${part}.name`} label={name} span={4} autoComplete="off" />,
        <TextField key={shade} name={`${part}.colour`} label={shade} span={2} type="color" />,
      ])}
      <NumberField name="kilometres" label="Chilometri" span={4} suffix="km" />
      <TextField name="first_registration" label="Prima immatricolazione" span={4} type="date" />
      <TextField name="in_fleet_from" label="In flotta dal" span={4} type="date" />
      <PanelSelectField
        name="ownership"
        label="Proprietà"
        span={6}
        empty="Non indicata"
        options={OWNERSHIPS.map((value) => ({ value, label: OWNERSHIP_WORDS[value] }))}
      />
      <TextField
        name="stands_at"
        label="Si trova"
        span={6}
        hint={edited ? `Se non è nella sua base, ${edited.location}. Non cambia le pagine del sito.` : undefined}
      />
      <TextareaField name="notes" label="Note" span={12} rows={3} />
      <PicturesField name="pictures" label="Foto" />
    </FormDialog>
  );
}

async function currentUnit(id: string) {
  const unit = await api.get("/api/units/:id", { parameters: { id } });
  return { values: valuesOf({ unit }), version: unit.version };
}

const EMPTY = {
  plate: null,
  vin: null,
  first_registration: null,
  kilometres: null,
  ownership: null,
  notes: null,
  pictures: [],
  stands_at: null,
  paint: null,
  leather: null,
  stitching: null,
  trim: null,
};
const NO_COLOUR = { name: "", colour: "#000000" };

function valuesOf(task: UnitTask) {
  const unit = "unit" in task ? task.unit : { ...EMPTY, vehicle_id: task.vehicleId, in_fleet_from: "" };
  return {
    vehicle_id: unit.vehicle_id,
    plate: unit.plate ?? "",
    vin: unit.vin ?? "",
    first_registration: unit.first_registration ?? "",
    paint: unit.paint ?? NO_COLOUR,
    leather: unit.leather ?? NO_COLOUR,
    stitching: unit.stitching ?? NO_COLOUR,
    trim: unit.trim ?? NO_COLOUR,
    kilometres: unit.kilometres,
    ownership: unit.ownership ?? ("" as const),
    notes: unit.notes ?? "",
    pictures: unit.pictures,
    stands_at: unit.stands_at ?? "",
    in_fleet_from: unit.in_fleet_from,
  };
}
