import { DeliveryFields, LimitFields } from "#app/features/admin/settings/figure-fields.tsx";
import { OpeningHoursField } from "#app/features/admin/settings/opening-hours-field.tsx";
import { RentalSettingsFields } from "#app/features/admin/settings/rental-fields.tsx";
import { TextSetting } from "#app/features/admin/settings/setting-field.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import type { SiteSettings } from "#domain/forms/site-settings.ts";

/** The settings by part, each with the way back to its built-in value. */
export function SettingsFields({ defaults }: { defaults: SiteSettings }) {
  const of = (name: keyof SiteSettings, label: string) => ({ name, label, defaults });
  return (
    <>
      <FormSection id="casa" title="La casa">
        <TextSetting {...of("name", "Nome")} />
        <TextSetting {...of("legal_name", "Ragione sociale")} />
        <TextSetting
          {...of("vat_number", "Partita IVA")}
          optional
          hint="Se c'è, appare nel piè di pagina e nelle pagine legali."
        />
      </FormSection>
      <FormSection id="sede" title="Sede">
        <TextSetting {...of("street", "Via e numero")} span={8} />
        <TextSetting {...of("postal_code", "CAP")} span={4} />
        <TextSetting {...of("city", "Città")} span={4} />
        <TextSetting {...of("country", "Paese")} span={4} />
        <TextSetting {...of("country_code", "Codice")} span={4} />
      </FormSection>
      <FormSection id="contatti" title="Contatti">
        <TextSetting {...of("phone", "Telefono")} type="tel" />
        <TextSetting {...of("whatsapp", "WhatsApp")} type="tel" />
        <TextSetting {...of("email", "E-mail")} type="email" hint="È l'indirizzo che i clienti leggono." />
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
