import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { pickupTimeWarning } from "#app/features/admin/bookings/pickup-time-warning.ts";
import { useUndoNotice } from "#app/features/admin/bookings/use-undo-notice.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail, ApiHandover } from "#domain/api/bookings/bookings.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { toReadingsByUnit } from "#domain/bookings/booking-unit.ts";
import { computeKilometreCharge, type KilometreCharge } from "#domain/bookings/kilometre-charge.ts";
import {
  eighthsToPercent,
  FUEL_EIGHTHS,
  type HandoverKind,
  handoverFormSchema,
} from "#domain/forms/bookings/handover.ts";
import { eurosToCents } from "#domain/money.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";
import { unitLabel } from "#domain/units/unit.ts";
import { HANDOVER_WORDS } from "../booking-words.ts";
import styles from "./handover.module.css";
import { PicturesField } from "./pictures-field.tsx";

interface HandoverDialogProps {
  booking: ApiBookingDetail;
  kind: HandoverKind;
  onClose: () => void;
}

const NEXT_STATUS: Record<HandoverKind, BookingStatus> = { pickup: "active", return: "completed" };

/** Records how the car leaves or comes back, and changes the booking's status too unless staff opt out. */
export function HandoverDialog({ booking, kind, onClose }: HandoverDialogProps) {
  const toast = useToast();
  const showUndoNotice = useUndoNotice();
  const { revalidate } = useRevalidator();
  const record = recordOf(booking, kind);
  const isTransitionOffered = booking.transitions.includes(NEXT_STATUS[kind]);
  const parameters = { id: booking.id };
  const isPickup = kind === "pickup";
  // Computed once: the warning must not change while staff write.
  const [timeWarning] = useState(() => (isPickup ? pickupTimeWarning(booking, new Date()) : null));
  return (
    <FormDialog
      open
      onClose={onClose}
      title={isPickup ? "Verbale di consegna" : "Verbale di rientro"}
      subtitle={subtitleOf(booking)}
      schema={handoverFormSchema}
      values={valuesOf(record, isTransitionOffered)}
      version={record?.version}
      draft={{ form: `handover-${kind}`, subject: booking.id }}
      failure={panelMessages.bookings.handoverFailed}
      save={async ({ moveOn, ...state }, version) => {
        await api.put("/api/bookings/:id/handovers/:kind", {
          parameters: { ...parameters, kind },
          body: { ...state, version },
        });
        const message = isPickup ? panelMessages.bookings.handedOver : panelMessages.bookings.returnRecorded;
        if (moveOn && isTransitionOffered) {
          const at_another_time = timeWarning ? true : undefined;
          showUndoNotice(
            message,
            await api.patch("/api/bookings/:id", { parameters, body: { status: NEXT_STATUS[kind], at_another_time } }),
          );
        } else toast.success(message);
        await revalidate();
      }}
      reload={async () => {
        const now = recordOf(await api.get("/api/bookings/:id", { parameters }), kind);
        return { values: valuesOf(now, isTransitionOffered), version: now?.version ?? 1 };
      }}
    >
      {!isPickup && <LateReturnHint booking={booking} />}
      <OdometerField booking={booking} kind={kind} />
      <OdometerConfirmField />
      <FuelField name="fuel_percent" hint={isPickup ? undefined : fuelHint(booking)} />
      <TextareaField name="damage_notes" label="Danni e osservazioni" span={12} rows={4} />
      <PicturesField name="pictures" label="Foto" />
      {isTransitionOffered && (
        <SwitchField
          name="moveOn"
          label={isPickup ? "Segna la prenotazione in corso" : "Concludi la prenotazione"}
          hint={[timeWarning, HANDOVER_WORDS.undoable(booking)].filter(Boolean).join(" ")}
        />
      )}
    </FormDialog>
  );
}

function subtitleOf({ reference, vehicle_name: bookedName, unit, plate, units }: ApiBookingDetail): string {
  const vehicle_name = units.at(-1)?.vehicle_name ?? bookedName;
  const unitText = unit === null ? "" : `, ${unitLabel({ number: unit, plate })}`;
  return `${reference}, ${vehicle_name}${unitText}`;
}

const recordOf = ({ handovers }: ApiBookingDetail, kind: HandoverKind): ApiHandover | null =>
  handovers.find((record) => record.kind === kind) ?? null;

/** Initial value of an empty number field: NaN is rendered as empty and rejected by the schema. */
const EMPTY_NUMBER = Number.NaN;

const valuesOf = (record: ApiHandover | null, moveOn: boolean) => ({
  kilometres: record?.kilometres ?? EMPTY_NUMBER,
  fuel_percent: record?.fuel_percent ?? EMPTY_NUMBER,
  damage_notes: record?.damage_notes ?? "",
  pictures: record?.pictures ?? [],
  counter_went_back: false,
  moveOn,
});

/** The odometer field with the unit's last reading; on a return also with the kilometre charge. */
function OdometerField({ booking, kind }: Pick<HandoverDialogProps, "booking" | "kind">) {
  const reading: number | null = useWatch({ name: "kilometres" });
  const pickupRecord = kind === "return" ? recordOf(booking, "pickup") : null;
  const kilometresHint =
    pickupRecord &&
    HANDOVER_WORDS.counter({
      before: pickupRecord.kilometres,
      account: kilometreAccountOf(booking, pickupRecord.kilometres, reading),
    });
  const lastKilometres = recordOf(booking, kind) ? null : booking.unit_kilometres;
  const lastReadingHint =
    lastKilometres !== null &&
    lastKilometres !== pickupRecord?.kilometres &&
    HANDOVER_WORDS.lastReading({ kilometres: lastKilometres });
  const hint = [lastReadingHint, kilometresHint].filter(Boolean).join(" ") || undefined;
  return <NumberField name="kilometres" label="Contachilometri" required suffix="km" hint={hint} />;
}

/**
 * Computes the charge as the server does. Returns null without a valid reading, or if the reading is below the pickup reading, which the server asks
 * staff to confirm.
 */
function kilometreAccountOf(booking: ApiBookingDetail, pickup: number, reading: number | null): KilometreCharge | null {
  if (reading === null || !Number.isInteger(reading) || reading < pickup) return null;
  const terms = {
    includedKilometresPerDay: booking.included_km_per_day,
    extraKilometre: eurosToCents(booking.extra_km) ?? 0,
  };
  const earlier = toReadingsByUnit(booking.units.slice(0, -1), booking.units.flatMap(toRecords)) ?? [];
  return computeKilometreCharge([...earlier, { pickup, return: reading }], { days: booking.days, terms });
}

/** The days beyond the agreed ones and the grace period, by the server's clock; nothing if there are none. */
function LateReturnHint({ booking: { late_return } }: Pick<HandoverDialogProps, "booking">) {
  if (!late_return) return null;
  const { days, charge } = late_return;
  return (
    <FieldBox span={12}>
      <NoticeBox>{HANDOVER_WORDS.lateReturn({ days: daysLabel(days), amount: formatEuros(charge) })}</NoticeBox>
    </FieldBox>
  );
}
const toRecords = ({ id, handovers }: ApiBookingDetail["units"][number]) =>
  handovers.map(({ kind, kilometres }) => ({ bookingUnitId: id, kind, kilometres }));

function fuelHint(booking: ApiBookingDetail) {
  const pickupRecord = recordOf(booking, "pickup");
  return pickupRecord ? `Alla consegna ${pickupRecord.fuel_percent}%` : undefined;
}

/** A checkbox, shown once the server reports that the unit's last reading was higher: staff confirm the figure or correct it. */
function OdometerConfirmField() {
  const { getFieldState, formState } = useFormContext();
  const confirmed: boolean = useWatch({ name: "counter_went_back" });
  const timeWarning = getFieldState("counter_went_back", formState).error?.message;
  if (!timeWarning && !confirmed) return null;
  return <SwitchField name="counter_went_back" label="Il contachilometri segna davvero meno" hint={timeWarning} />;
}

interface FuelFieldProps {
  name: string;
  hint: string | undefined;
}

/** Fuel or battery level: one of nine buttons in eighths, as on a gauge, or a percentage. Has no preset, so that somebody must look. */
function FuelField({ name, hint }: FuelFieldProps) {
  const { field } = useController({ name });
  return (
    <>
      <NumberField name={name} label="Carburante o carica" required suffix="%" span={4} hint={hint} />
      <FieldBox as="fieldset" span={8} className={styles.fuelSteps}>
        <legend className={styles.fuelLegend}>{HANDOVER_WORDS.fuelSteps}</legend>
        {FUEL_EIGHTHS.map((eighths) => {
          const percent = eighthsToPercent(eighths);
          return (
            <button
              key={eighths}
              type="button"
              aria-pressed={field.value === percent}
              aria-label={HANDOVER_WORDS.fuelStep({ eighths, percent })}
              onClick={() => field.onChange(percent)}
            >
              {HANDOVER_WORDS.eighths({ eighths })}
            </button>
          );
        })}
      </FieldBox>
    </>
  );
}
