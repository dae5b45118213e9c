import { RentalPreview } from "#app/features/admin/settings/rental-preview.tsx";
import {
  LinesSetting,
  NumberSetting,
  SentencesSetting,
  TextSetting,
} from "#app/features/admin/settings/setting-field.tsx";
import { SETTINGS_WORDS as WORDS } from "#app/features/admin/settings/settings-words.ts";
import { FieldBox, FieldHint } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import type { SiteSettings } from "#domain/forms/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings-words.ts";

/** How the company rents, in the words a renter reads before leaving a name (product.md#rental-facts). */
export function RentalSettingsFields({ defaults }: { defaults: SiteSettings }) {
  const of = (name: keyof SiteSettings) => ({ name, label: SETTING_WORDS[name], defaults });
  return (
    <FormSection id="noleggio" title="Come si noleggia">
      <FieldBox>
        <FieldHint>{WORDS.rentalNote}</FieldHint>
      </FieldBox>
      <LinesSetting {...of("payments")} span={12} hint={WORDS.paymentsHint} />
      <TextSetting {...of("deposit_held")} span={12} hint={WORDS.depositHint} />
      <NumberSetting {...of("deposit_shown_days")} suffix="giorni" />
      <LinesSetting {...of("kasko_covers")} span={12} hint={WORDS.kaskoCoversHint} />
      <LinesSetting {...of("kasko_excludes")} span={12} hint={WORDS.kaskoExcludesHint} />
      <SentencesSetting {...of("own_costs")} />
      <SentencesSetting {...of("fuel_level")} />
      <SentencesSetting {...of("further_drivers")} />
      <NumberSetting {...of("further_driver_rate")} suffix="€ / giorno" hint={WORDS.furtherDriverHint} />
      <RentalPreview defaults={defaults} />
    </FormSection>
  );
}
