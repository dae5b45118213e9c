import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { CITY_HOURS_WORDS as WORDS } from "#app/features/admin/cities/city-words.ts";
import {
  focusInvalidControl,
  ScheduleFields,
  STARTING_DAYS,
} from "#app/features/admin/site-settings/schedule-fields.tsx";
import hoursStyles from "#app/features/admin/site-settings/weekly-hours.module.css";
import { FieldBox, FieldHint, FieldLabel, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { CITY_HOURS_LABELS } from "#domain/cities/city-hours-labels.ts";
import type { OpeningDays } from "#domain/opening-hours/weekly-hours.ts";

/** Edits when cars change hands in a city: opening hours, shortest notice, longest advance (product.md#hours-of-a-city). */
export function CityHoursFields() {
  return (
    <FormSection id="city-hours" title={WORDS.title}>
      <RentalHoursField />
      <NumberField
        name="min_notice_hours"
        label={CITY_HOURS_LABELS.min_notice_hours}
        suffix={WORDS.hours}
        span={6}
        hint={WORDS.noticeHint}
      />
      <NumberField
        name="max_advance_days"
        label={CITY_HOURS_LABELS.max_advance_days}
        suffix={WORDS.days}
        span={6}
        hint={WORDS.advanceHint}
      />
    </FormSection>
  );
}

const NAME = "rental_hours";

function RentalHoursField() {
  const id = useId();
  const { field } = useController({ name: NAME });
  const { getFieldState, formState } = useFormContext();
  const hours: OpeningDays | null = field.value;
  const problem = getFieldState(`${NAME}.days`, formState).error?.message;
  return (
    <FieldBox span={12}>
      <fieldset
        aria-label={CITY_HOURS_LABELS.rental_hours}
        className={hoursStyles.hours}
        ref={(group) => field.ref(group && { focus: () => focusInvalidControl(group) })}
      >
        <div className={hoursStyles.kind}>
          <FieldLabel htmlFor={id}>{CITY_HOURS_LABELS.rental_hours}</FieldLabel>
          <Select
            id={id}
            value={hours ? "weekly" : "always"}
            onChange={({ target }) =>
              field.onChange(target.value === "weekly" ? { days: STARTING_DAYS, closedDates: [] } : null)
            }
          >
            {Object.entries(WORDS.kinds).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
          <FieldHint>{WORDS.hoursHint}</FieldHint>
        </div>
        {hours && <ScheduleFields name={NAME} schedule={hours} hasFees onChange={field.onChange} />}
        {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
      </fieldset>
    </FieldBox>
  );
}
