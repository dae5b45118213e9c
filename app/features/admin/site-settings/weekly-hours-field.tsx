import { useId } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { timeZoneOptions } from "#app/features/admin/cities/city-form-values.ts";
import { HOURS_WORDS as WORDS } from "#app/features/admin/site-settings/hours-words.ts";
import {
  focusInvalidControl,
  ScheduleFields,
  STARTING_DAYS,
} from "#app/features/admin/site-settings/schedule-fields.tsx";
import { RestoreDefault, useIsChanged } from "#app/features/admin/site-settings/setting-field.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FieldBox, FieldHint, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import type { WeeklyHours } from "#domain/opening-hours/weekly-hours.ts";
import styles from "./weekly-hours.module.css";

const TIME_ZONES = timeZoneOptions();

type HoursKind = keyof typeof WORDS.kinds;

interface WeeklyHoursFieldProps {
  name: "phone_hours" | "whatsapp_hours" | "office_hours";
  defaults: SiteSettings;
}

/** Edits when somebody answers: not stated, always, or by weekday (product.md#opening-hours). */
export function WeeklyHoursField({ name, defaults }: WeeklyHoursFieldProps) {
  const id = useId();
  const { timeZone } = useSite();
  const { field } = useController({ name });
  const isChanged = useIsChanged({ name, defaults });
  const hours: WeeklyHours | null = field.value;
  const kind: HoursKind = hours?.kind ?? "none";
  const label = SETTING_WORDS[name];
  const start = (next: HoursKind): WeeklyHours | null => {
    if (next === "weekly") return { kind: "weekly", timeZone, days: STARTING_DAYS, closedDates: [] };
    return next === "always" ? { kind: "always" } : null;
  };
  return (
    <FieldBox>
      {/* The form gives the focus to its first wrong field: here to the wrong input. */}
      <fieldset
        aria-label={label}
        className={styles.hours}
        ref={(group) => field.ref(group && { focus: () => focusInvalidControl(group) })}
      >
        <div className={styles.kind}>
          <FieldLabel htmlFor={id}>{label}</FieldLabel>
          <Select id={id} value={kind} onChange={({ target }) => field.onChange(start(target.value as HoursKind))}>
            {Object.entries(WORDS.kinds).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
          {name === "phone_hours" && <FieldHint>{WORDS.kindHints[kind]}</FieldHint>}
          <div className={styles.actions}>
            {name !== "phone_hours" && <CopyPhoneHours name={name} />}
            {isChanged && <RestoreDefault name={name} defaults={defaults} />}
          </div>
        </div>
        {hours?.kind === "weekly" && (
          <>
            <ScheduleFields name={name} schedule={hours} onChange={field.onChange} />
            <div className={styles.timeZone}>
              <ComboboxField name={`${name}.timeZone`} label={WORDS.timeZone} options={TIME_ZONES} required />
            </div>
          </>
        )}
      </fieldset>
    </FieldBox>
  );
}

/** Sets the hours of the telephone; hidden while they are the same. */
function CopyPhoneHours({ name }: Pick<WeeklyHoursFieldProps, "name">) {
  const { setValue } = useFormContext();
  const [own, phone]: unknown[] = useWatch({ name: [name, "phone_hours"] });
  if (JSON.stringify(own) === JSON.stringify(phone)) return null;
  return (
    <Button
      look="ghost"
      small
      icon="copy"
      onClick={() => setValue(name, structuredClone(phone), { shouldDirty: true, shouldValidate: true })}
    >
      {WORDS.copyPhone}
    </Button>
  );
}
