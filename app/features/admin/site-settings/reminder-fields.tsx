import { REMINDER_SETTINGS_WORDS as WORDS } from "#app/features/admin/site-settings/reminder-fields-words.ts";
import { FieldBox, FieldHint } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { REMINDER_SETTING_WORDS } from "#domain/forms/site-settings/reminder-settings-words.ts";

/** Which reminders of pickup and return renters get (product.md#reminders). */
export function ReminderFields() {
  return (
    <FormSection id="promemoria" title={WORDS.title}>
      <FieldBox>
        <FieldHint>{WORDS.note}</FieldHint>
      </FieldBox>
      {(Object.keys(REMINDER_SETTING_WORDS) as (keyof typeof REMINDER_SETTING_WORDS)[]).map((name) => (
        <SwitchField key={name} name={name} label={REMINDER_SETTING_WORDS[name]} />
      ))}
    </FormSection>
  );
}
