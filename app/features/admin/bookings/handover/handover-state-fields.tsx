import { useController, useFormContext, useWatch } from "react-hook-form";
import { HANDOVER_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiLastReturn } from "#domain/api/bookings/bookings.ts";
import type { HandoverPictureKind } from "#domain/bookings/handover-pictures.ts";
import { eighthsToPercent, FUEL_EIGHTHS } from "#domain/forms/bookings/handover.ts";
import styles from "./handover.module.css";
import { HANDOVER_PICTURE_FIELD_WORDS } from "./handover-picture-words.ts";
import { HandoverPicturesField } from "./handover-pictures-field.tsx";

/** The initial values of the fields. NaN is rendered as an empty number field and rejected by the schema. */
export const EMPTY_STATE = {
  kilometres: Number.NaN,
  fuel_percent: Number.NaN,
  damage_notes: "",
  pictures: [] as string[],
  picture_kinds: {},
  skipped_pictures: {},
  counter_went_back: false,
  counter_jumped: false,
};

interface HandoverStateFieldsProps {
  /** Prefix of the field names within another form: "return_record.". */
  namePrefix?: string;
  /** Returns the hint of the odometer field for the typed reading. */
  odometerHint: (reading: number | null) => string | undefined;
  fuelHint?: string | undefined;
  /** The kinds of pictures that the record must have, or skip with a reason. */
  requiredPictures: readonly HandoverPictureKind[];
  /** The state of the unit at its last return; null if there is none. */
  lastReturn: ApiLastReturn | null;
}

/** The fields for the state of a car that leaves or comes back: odometer, fuel, damage and pictures (product.md#handover). */
export function HandoverStateFields({
  namePrefix = "",
  odometerHint,
  fuelHint,
  requiredPictures,
  lastReturn,
}: HandoverStateFieldsProps) {
  const reading: number | null = useWatch({ name: `${namePrefix}kilometres` });
  return (
    <>
      <NumberField
        name={`${namePrefix}kilometres`}
        label="Contachilometri"
        required
        suffix="km"
        hint={odometerHint(reading)}
      />
      <OdometerConfirmField name={`${namePrefix}counter_went_back`} label="Il contachilometri segna davvero meno" />
      <OdometerConfirmField name={`${namePrefix}counter_jumped`} label={HANDOVER_PICTURE_FIELD_WORDS.odometerJumped} />
      <FuelField name={`${namePrefix}fuel_percent`} hint={fuelHint} />
      <TextareaField name={`${namePrefix}damage_notes`} label="Danni e osservazioni" span={12} rows={4} />
      <HandoverPicturesField namePrefix={namePrefix} required={requiredPictures} lastReturn={lastReturn} />
    </>
  );
}

/** A checkbox, shown once the server asks about the reading, because it is below or far above the last one: staff confirm the figure or correct it. */
function OdometerConfirmField({ name, label }: { name: string; label: string }) {
  const { getFieldState, formState } = useFormContext();
  const confirmed: boolean = useWatch({ name });
  const question = getFieldState(name, formState).error?.message;
  if (!question && !confirmed) return null;
  return <SwitchField name={name} label={label} hint={question} />;
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
