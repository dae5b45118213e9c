import { PictureUrlField } from "#app/features/admin/picture-url-field.tsx";
import { SETTINGS_WORDS as WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import { FieldBox, FieldHint } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";

/** The company's own photographs at the top of the home page (product.md#home-page). */
export function HeroFields() {
  return (
    <FormSection id="apertura" title="Apertura della home">
      {(["hero_picture", "hero_night_picture"] as const).map((name) => (
        <PictureUrlField key={name} name={name} label={SETTING_WORDS[name]} isCropped />
      ))}
      <FieldBox>
        <FieldHint>{WORDS.heroHint}</FieldHint>
      </FieldBox>
    </FormSection>
  );
}
