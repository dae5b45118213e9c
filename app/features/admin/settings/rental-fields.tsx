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

/** How the company rents, in the words a renter reads before leaving a name (product.md#rental-facts). */
export function RentalSettingsFields({ defaults }: { defaults: SiteSettings }) {
  const of = (name: keyof SiteSettings, label: string) => ({ name, label, defaults });
  return (
    <FormSection id="noleggio" title="Come si noleggia">
      <FieldBox>
        <FieldHint>{WORDS.rentalNote}</FieldHint>
      </FieldBox>
      <LinesSetting {...of("payments", "Modi di pagare")} span={12} hint={WORDS.paymentsHint} />
      <TextSetting {...of("deposit_held", "Che cos'è il deposito")} span={12} hint={WORDS.depositHint} />
      <NumberSetting {...of("deposit_shown_days", "Deposito di nuovo disponibile entro")} suffix="giorni" />
      <LinesSetting {...of("kasko_covers", "La kasko copre")} span={12} hint={WORDS.kaskoCoversHint} />
      <LinesSetting {...of("kasko_excludes", "La kasko non copre")} span={12} hint={WORDS.kaskoExcludesHint} />
      <SentencesSetting {...of("own_costs", "A carico del cliente")} />
      <SentencesSetting {...of("fuel_level", "Carburante e ricarica")} />
      <SentencesSetting {...of("further_drivers", "Chi altro può guidare")} />
      <NumberSetting
        {...of("further_driver_rate", "Secondo conducente")}
        suffix="€ / giorno"
        hint={WORDS.furtherDriverHint}
      />
      <RentalPreview defaults={defaults} />
    </FormSection>
  );
}
