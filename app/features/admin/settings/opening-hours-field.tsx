import { useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { RestoreDefault, useIsSet } from "#app/features/admin/settings/restore-default.tsx";
import { SETTINGS_WORDS } from "#app/features/admin/settings/settings-words.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { FieldBox, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { MOST_OPENING_HOURS, type SiteSettings } from "#domain/forms/site-settings.ts";
import styles from "./opening-hours-field.module.css";

/** When somebody answers, row by row. */
export function OpeningHoursField({ defaults }: { defaults: SiteSettings }) {
  const { control } = useFormContext<SiteSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: "opening_hours" });
  const { errors } = useFormState<SiteSettings>();
  const isSet = useIsSet({ name: "opening_hours", defaults });
  const problem = errors.opening_hours?.root?.message ?? errors.opening_hours?.message;
  return (
    <FieldBox span={12} className={styles.rows}>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.row}>
          <TextField name={`opening_hours.${at}.label`} label={SETTINGS_WORDS.hoursLabel(at + 1)} required />
          <TextField name={`opening_hours.${at}.hours`} label={SETTINGS_WORDS.hours(at + 1)} required />
          <IconButton icon="close" label={SETTINGS_WORDS.removeHours(at + 1)} onClick={() => remove(at)} />
        </div>
      ))}
      {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
      <div className={styles.end}>
        <Button
          look="ghost"
          icon="plus"
          small
          disabled={fields.length >= MOST_OPENING_HOURS}
          onClick={() => append({ label: "", hours: "" })}
        >
          {SETTINGS_WORDS.addHours}
        </Button>
        {isSet && <RestoreDefault name="opening_hours" defaults={defaults} />}
      </div>
    </FieldBox>
  );
}
