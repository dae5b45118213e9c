import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { PicturesField } from "#app/features/admin/bookings/handover/pictures-field.tsx";
import { OWNERSHIP_WORDS, UNIT_WORDS, unitTitle } from "#app/features/admin/units/unit-words.ts";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiUnit } from "#domain/api/units/units.ts";
import { newUnitSchema } from "#domain/forms/units/unit.ts";
import { OWNERSHIPS } from "#domain/units/unit.ts";

/** The unit to edit, or the vehicle that gets a new unit. */
export type UnitFormMode = { unit: ApiUnit } | { vehicleId: string; vehicleName: string };

const COLOUR_FIELDS = [
  ["paint", "Vernice", "Tinta della vernice"],
  ["leather", "Pelle", "Tinta della pelle"],
  ["stitching", "Cuciture", "Tinta delle cuciture"],
  ["trim", "Inserti", "Tinta degli inserti"],
] as const;

/** Adds or edits a unit (product.md#unit-records). */
export function UnitForm({ mode, onClose }: { mode: UnitFormMode | null; onClose: () => void }) {
  const toast = useToast();
  const callOnce = useIdempotentCall();
  const { revalidate } = useRevalidator();
  const edited = mode && "unit" in mode ? mode.unit : null;
  const subject = edited?.id ?? (mode && "vehicleId" in mode ? mode.vehicleId : "");
  return (
    <FormDialog
      key={subject}
      open={mode !== null}
      onClose={onClose}
      title={edited ? "Scheda dell'unità" : "Nuova unità"}
      subtitle={edited ? unitTitle(edited) : mode && "vehicleName" in mode ? mode.vehicleName : ""}
      schema={newUnitSchema}
      values={mode ? valuesOf(mode) : valuesOf({ vehicleId: "", vehicleName: "" })}
      version={edited?.version}
      draft={{ form: edited ? "unit" : "new-unit", subject }}
      failure={edited ? UNIT_WORDS.updateFailed : UNIT_WORDS.createFailed}
      save={async ({ vehicle_id, ...unit }, version) => {
        if (edited) await api.patch("/api/units/:id", { parameters: { id: edited.id }, body: { ...unit, version } });
        else {
          const body = { ...unit, vehicle_id };
          await callOnce(body, (idempotencyKey) => api.post("/api/units", { body, idempotencyKey }));
        }
        toast.success(edited ? UNIT_WORDS.updated : UNIT_WORDS.created);
        await revalidate();
      }}
      {...(edited && { reload: () => loadCurrentUnit(edited.id) })}
    >
      <TextField name="plate" label="Targa" span={6} autoComplete="off" spellCheck={false} />
      <TextField name="vin" label="Telaio" span={6} autoComplete="off" spellCheck={false} maxLength={40} />
      {COLOUR_FIELDS.flatMap(([part, name, shade]) => [
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

async function loadCurrentUnit(id: string) {
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
const EMPTY_COLOUR = { name: "", colour: "#000000" };

function valuesOf(mode: UnitFormMode) {
  const unit = "unit" in mode ? mode.unit : { ...EMPTY, vehicle_id: mode.vehicleId, in_fleet_from: "" };
  return {
    vehicle_id: unit.vehicle_id,
    plate: unit.plate ?? "",
    vin: unit.vin ?? "",
    first_registration: unit.first_registration ?? "",
    paint: unit.paint ?? EMPTY_COLOUR,
    leather: unit.leather ?? EMPTY_COLOUR,
    stitching: unit.stitching ?? EMPTY_COLOUR,
    trim: unit.trim ?? EMPTY_COLOUR,
    kilometres: unit.kilometres,
    ownership: unit.ownership ?? ("" as const),
    notes: unit.notes ?? "",
    pictures: unit.pictures,
    stands_at: unit.stands_at ?? "",
    in_fleet_from: unit.in_fleet_from,
  };
}
