import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import {
  type FleetUnit,
  type TimelineHold,
  type TimelineVehicle,
  toTimelineHold,
} from "#app/features/admin/timeline/timeline-data.ts";
import { toApiTimes } from "#app/features/admin/timeline/use-move-hold.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FieldFrame } from "#app/ui/panel/forms/field.tsx";
import { FieldBox, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import { SyncEndDate } from "#app/ui/panel/forms/sync-end-date.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { type BlockPeriod, newMaintenanceSchema } from "#domain/forms/unit-holds/maintenance-block.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { unitLabel } from "#domain/units/unit.ts";
import styles from "./timeline-screen.module.css";

/** The initial values of the dialog. */
export interface BlockDraft {
  vehicleId: string;
  unit: number;
  period: BlockPeriod;
  /** The block to edit; null for a new block. */
  hold: TimelineHold | null;
}

interface BlockDialogProps {
  draft: BlockDraft;
  vehicles: readonly TimelineVehicle[];
  onClose: () => void;
}

/** Adds, changes or deletes a maintenance block: the alternative to dragging, for keyboards and phones. */
export function BlockDialog({ draft, vehicles, onClose }: BlockDialogProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isConfirmingRemoval, setIsConfirmingRemoval] = useState(false);
  const { hold } = draft;
  const texts = panelMessages.timeline;
  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        title={hold ? "Blocco di manutenzione" : "Blocca un'unità"}
        size="narrow"
        schema={newMaintenanceSchema}
        values={valuesOf(draft)}
        version={hold?.version}
        draft={{ form: "block", subject: hold?.id ?? newBlockDraftKey(draft) }}
        failure={hold ? texts.changeFailed : texts.blockFailed}
        submit={hold ? "Salva" : "Blocca"}
        footerStart={
          hold && (
            <Button look="ghost" critical onClick={() => setIsConfirmingRemoval(true)}>
              Togli il blocco
            </Button>
          )
        }
        save={async ({ vehicle_id, ...block }, version) => {
          if (hold)
            await api.patch("/api/unit_holds/:id", { parameters: { id: hold.id }, body: { ...block, version } });
          else await api.post("/api/unit_holds", { body: { vehicle_id, ...block } });
          toast.success(hold ? texts.changed : texts.blocked);
          void revalidate();
        }}
        {...(hold && { reload: () => loadCurrentBlock(hold) })}
      >
        <BlockFields vehicles={vehicles} fixed={hold !== null} />
      </FormDialog>
      {hold && (
        <ConfirmDialog
          open={isConfirmingRemoval}
          onClose={() => setIsConfirmingRemoval(false)}
          title="Togliere il blocco?"
          confirm="Togli il blocco"
          destructive
          failure={texts.releaseFailed}
          onConfirm={async () => {
            await api.delete("/api/unit_holds/:id", { parameters: { id: hold.id } });
            toast.success(texts.released);
            void revalidate();
            onClose();
          }}
        >
          L'unità torna subito prenotabile in quei giorni.
        </ConfirmDialog>
      )}
    </>
  );
}

const valuesOf = ({ vehicleId, unit, period, hold }: BlockDraft) => ({
  vehicle_id: vehicleId,
  unit,
  ...toApiTimes(period),
  note: hold?.note ?? "",
});

/** Returns the draft key of a new block. A block for another unit or period has its own draft. */
const newBlockDraftKey = ({ vehicleId, unit, period }: BlockDraft) =>
  `${vehicleId}-${unit}-${period.from.date}-${period.to.date}`;

/** Loads the stored block; the query covers the time around its known period. */
async function loadCurrentBlock({ id, vehicleId, period }: TimelineHold) {
  const { rows } = await api.list("/api/unit_holds", {
    query: { from: addDays(period.from.date, -30), to: addDays(period.from.date, 60), vehicle_id: vehicleId },
  });
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error("The block was deleted or moved far away meanwhile");
  const hold = toTimelineHold(row);
  return { values: valuesOf({ vehicleId, unit: hold.unit, period: hold.period, hold }), version: hold.version };
}

function BlockFields({ vehicles, fixed }: { vehicles: readonly TimelineVehicle[]; fixed: boolean }) {
  const vehicleId: string = useWatch({ name: "vehicle_id" });
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  return (
    <>
      {fixed ? (
        <FieldBox span={8}>
          <FieldLegend as="p">Vettura</FieldLegend>
          <p className={styles.fixed}>{vehicle ? vehicleLabel(vehicle) : "Non più in flotta"}</p>
        </FieldBox>
      ) : (
        <ComboboxField
          name="vehicle_id"
          label="Vettura"
          required
          span={8}
          options={vehicles.map((one) => ({ value: one.id, label: vehicleLabel(one) }))}
        />
      )}
      <UnitField units={vehicle?.units ?? PLACEHOLDER_UNITS} />
      <TextField name="from_date" label="Dal giorno" type="date" required span={7} />
      <TextField name="from_time" label="Dalle ore" type="time" required span={5} />
      <TextField name="to_date" label="Al giorno" type="date" required span={7} />
      <TextField name="to_time" label="Alle ore" type="time" required span={5} />
      <SyncEndDate start="from_date" end="to_date" />
      <TextField
        name="note"
        label="Motivo"
        span={12}
        placeholder="Freni, gomme, carrozzeria"
        maxLength={300}
        hint={vehicle && `Ore di ${vehicle.location}`}
      />
    </>
  );
}

const vehicleLabel = ({ brand, name, location }: TimelineVehicle) => `${brand} ${name}, ${location}`;

/** Used while no car is selected. */
const PLACEHOLDER_UNITS: readonly FleetUnit[] = [{ number: 1, plate: null }];

function UnitField({ units }: { units: readonly FleetUnit[] }) {
  const { register } = useFormContext();
  const chosenUnit: number = useWatch({ name: "unit" });
  // Keeps the block's unit selectable after it has left the fleet.
  const formerUnits =
    chosenUnit && !units.some(({ number }) => number === chosenUnit) ? [{ number: chosenUnit, plate: null }] : [];
  return (
    <FieldFrame name="unit" label="Unità" span={4} required>
      {(control) => (
        <Select {...control} {...register("unit", { valueAsNumber: true })}>
          {[...units, ...formerUnits].map((unit) => (
            <option key={unit.number} value={unit.number}>
              {unitLabel(unit)}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
