import { DeliveryFields, LimitFields } from "#app/features/admin/settings/figure-fields.tsx";
import { OpeningHoursField } from "#app/features/admin/settings/opening-hours-field.tsx";
import { RentalSettingsFields } from "#app/features/admin/settings/rental-fields.tsx";
import { TextSetting } from "#app/features/admin/settings/setting-field.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import type { SiteSettings } from "#domain/forms/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings-words.ts";

/** The settings by part, each with the way back to its built-in value. */
export function SettingsFields({ defaults }: { defaults: SiteSettings }) {
  const of = (name: keyof SiteSettings) => ({ name, label: SETTING_WORDS[name], defaults });
  return (
    <>
      <FormSection id="casa" title="La casa">
        <TextSetting {...of("name")} />
        <TextSetting {...of("legal_name")} />
        <TextSetting {...of("vat_number")} optional hint="Se c'è, appare nel piè di pagina e nelle pagine legali." />
      </FormSection>
      <FormSection id="sede" title="Sede">
        <TextSetting {...of("street")} span={8} />
        <TextSetting {...of("postal_code")} span={4} />
        <TextSetting {...of("city")} span={4} />
        <TextSetting {...of("country")} span={4} />
        <TextSetting {...of("country_code")} span={4} />
      </FormSection>
      <FormSection id="contatti" title="Contatti">
        <TextSetting {...of("phone")} type="tel" />
        <TextSetting {...of("whatsapp")} type="tel" />
        <TextSetting {...of("email")} type="email" hint="È l'indirizzo che i clienti leggono." />
      </FormSection>
      <FormSection id="orari" title="Orari">
        <OpeningHoursField defaults={defaults} />
      </FormSection>
      <LimitFields defaults={defaults} />
      <DeliveryFields defaults={defaults} />
      <RentalSettingsFields defaults={defaults} />
    </>
  );
}
