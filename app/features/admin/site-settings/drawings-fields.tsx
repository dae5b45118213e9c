import { settingsOf } from "#app/features/admin/site-settings/setting-field.tsx";
import { SETTINGS_WORDS as WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { DRAWINGS_PLACE_WORDS } from "#domain/forms/site-settings/drawings-setting.ts";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { DRAWINGS_PLACES } from "#domain/pictures/drawings-place.ts";

const OPTIONS = DRAWINGS_PLACES.map((value) => ({ value, label: DRAWINGS_PLACE_WORDS[value] }));

/** Where drawings of a car go beside photographs of it (product.md#pictures). */
export function DrawingsFields({ defaults }: { defaults: SiteSettings }) {
  const { name, label } = settingsOf(defaults)("drawings");
  return (
    <FormSection id="fotografie" title="Fotografie">
      <PanelSelectField name={name} label={label} hint={WORDS.drawingsHint} options={OPTIONS} required />
    </FormSection>
  );
}
