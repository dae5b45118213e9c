import { useId } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { timeZoneOptions } from "#app/features/admin/cities/city-form-values.ts";
import { ClosedDatesField } from "#app/features/admin/site-settings/closed-dates-field.tsx";
import { DaySpansField } from "#app/features/admin/site-settings/day-spans-field.tsx";
import { HOURS_WORDS as WORDS } from "#app/features/admin/site-settings/hours-words.ts";
import { RestoreDefault, useIsChanged } from "#app/features/admin/site-settings/setting-field.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FieldBox, FieldHint, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import {
  type OpeningSpan,
  type ScheduledHours,
  WEEKDAYS,
  type Weekday,
  type WeeklyHours,
} from "#domain/opening-hours/weekly-hours.ts";
import styles from "./weekly-hours.module.css";

const TIME_ZONES = timeZoneOptions();

/** The hours that a schedule starts with: Monday to Saturday, 9 to 19. */
const STARTING_DAYS: ScheduledHours["days"] = Object.fromEntries(
  WEEKDAYS.filter((day) => day !== "sunday").map((day) => [day, [{ from: "09:00", to: "19:00" }]]),
);

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
        {hours?.kind === "weekly" && <ScheduleFields name={name} schedule={hours} onChange={field.onChange} />}
      </fieldset>
    </FieldBox>
  );
}

const focusInvalidControl = (group: HTMLElement) =>
  (group.querySelector<HTMLElement>("[aria-invalid=true]") ?? group.querySelector("select"))?.focus();

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

interface ScheduleFieldsProps {
  name: string;
  schedule: ScheduledHours;
  onChange: (schedule: ScheduledHours) => void;
}

/** The weekdays with their spans, the closed dates and the time zone. */
function ScheduleFields({ name, schedule, onChange }: ScheduleFieldsProps) {
  // In the order of the week and without closed days, as the schema stores them.
  const setDays = (spansOf: (day: Weekday) => readonly OpeningSpan[]) =>
    onChange({
      ...schedule,
      days: Object.fromEntries(
        WEEKDAYS.map((day) => [day, spansOf(day)] as const).filter(([, spans]) => spans.length > 0),
      ),
    });
  const spansOf = (day: Weekday) => schedule.days[day] ?? [];
  return (
    <>
      <div className={styles.days}>
        {WEEKDAYS.map((day) => (
          <DaySpansField
            key={day}
            name={`${name}.days.${day}`}
            day={day}
            spans={spansOf(day)}
            onChange={(spans) => setDays((other) => (other === day ? spans : spansOf(other)))}
            onCopy={() => setDays(() => spansOf(day))}
          />
        ))}
      </div>
      <FieldHint>{WORDS.timesHint}</FieldHint>
      <ClosedDatesField
        name={`${name}.closedDates`}
        dates={schedule.closedDates}
        onChange={(closedDates) => onChange({ ...schedule, closedDates })}
      />
      <div className={styles.timeZone}>
        <ComboboxField name={`${name}.timeZone`} label={WORDS.timeZone} options={TIME_ZONES} required />
      </div>
    </>
  );
}
