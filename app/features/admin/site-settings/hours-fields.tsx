import { useFormContext, useWatch } from "react-hook-form";
import { HOURS_WORDS as WORDS } from "#app/features/admin/site-settings/hours-words.ts";
import { WeeklyHoursField } from "#app/features/admin/site-settings/weekly-hours-field.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldHint, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import styles from "./weekly-hours.module.css";

/** When telephone, WhatsApp and office are answered or open (product.md#opening-hours). */
export function HoursFields({ defaults }: { defaults: SiteSettings }) {
  return (
    <FormSection id="orari" title="Orari">
      <WeeklyHoursField name="phone_hours" defaults={defaults} />
      <WeeklyHoursField name="whatsapp_hours" defaults={defaults} />
      <WeeklyHoursField name="office_hours" defaults={defaults} />
      <SwitchField name="office_by_appointment" label={SETTING_WORDS.office_by_appointment} />
      <HandwrittenHours />
    </FormSection>
  );
}

/** Shows the rows that an earlier version stored, which the site shows until the hours replace them. */
function HandwrittenHours() {
  const { setValue } = useFormContext<SiteSettings>();
  const rows = useWatch<SiteSettings, "opening_hours">({ name: "opening_hours" });
  if (!rows) return null;
  return (
    <FieldBox as="fieldset" className={styles.handwritten}>
      <FieldLegend>{WORDS.handwritten}</FieldLegend>
      <dl>
        {rows.map(({ label, hours }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <FieldHint>{WORDS.handwrittenNote}</FieldHint>
      <Button small icon="refresh" onClick={() => setValue("opening_hours", null, { shouldDirty: true })}>
        {WORDS.replaceHandwritten}
      </Button>
    </FieldBox>
  );
}
