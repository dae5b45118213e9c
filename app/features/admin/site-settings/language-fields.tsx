import { useController } from "react-hook-form";
import { SETTINGS_WORDS as WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { FieldBox, FieldHint, FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { LANGUAGE_NAMES, OPTIONAL_LANGUAGES, type OptionalLanguage } from "#domain/languages.ts";
import styles from "./required-pictures.module.css";

/** The languages of the public site besides Italian (product.md#languages). */
export function LanguageFields() {
  const { field, fieldState } = useController({ name: "languages" });
  const chosen: readonly OptionalLanguage[] = field.value ?? [];
  const toggle = (language: OptionalLanguage) =>
    field.onChange(OPTIONAL_LANGUAGES.filter((other) => chosen.includes(other) !== (other === language)));
  const error = fieldState.error?.message;
  return (
    <FormSection id="lingue" title={WORDS.languagesTitle}>
      <FieldBox>
        <FieldHint>{WORDS.languagesNote}</FieldHint>
      </FieldBox>
      <FieldBox as="fieldset" className={styles.kinds}>
        <FieldLegend>{SETTING_WORDS.languages}</FieldLegend>
        {OPTIONAL_LANGUAGES.map((language, index) => (
          <label key={language} className={styles.kind} lang={language}>
            <input
              type="checkbox"
              checked={chosen.includes(language)}
              onChange={() => toggle(language)}
              onBlur={field.onBlur}
              ref={index === 0 ? field.ref : undefined}
            />
            {LANGUAGE_NAMES[language]}
          </label>
        ))}
        {error && <PanelFieldError role="alert">{error}</PanelFieldError>}
      </FieldBox>
      <RowTranslations entity="site_settings" id="site" />
    </FormSection>
  );
}
