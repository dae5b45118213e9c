import { useController } from "react-hook-form";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { FUEL_EIGHTHS, fuelPercentOf } from "#domain/forms/bookings/handover.ts";
import styles from "./fuel-field.module.css";
import { HANDOVER_WORDS } from "./handover-words.ts";

interface FuelFieldProps {
  name: string;
  hint: string | undefined;
}

/** Fuel or charge: one press for an eighth, as a gauge shows it, or a percentage that is typed. Empty until somebody has looked. */
export function FuelField({ name, hint }: FuelFieldProps) {
  const { field } = useController({ name });
  return (
    <>
      <NumberField name={name} label="Carburante o carica" required suffix="%" span={4} hint={hint} />
      <FieldBox as="fieldset" span={8} className={styles.steps}>
        <legend className={styles.legend}>{HANDOVER_WORDS.fuelSteps}</legend>
        {FUEL_EIGHTHS.map((eighths) => {
          const percent = fuelPercentOf(eighths);
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
