import { OpeningHoursField } from "#app/features/admin/settings/opening-hours-field.tsx";
import { RestoreDefault, useIsSet } from "#app/features/admin/settings/restore-default.tsx";
import type { FieldSpan } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { SiteSettings } from "#domain/forms/site-settings.ts";

interface SettingProps {
  name: keyof SiteSettings;
  defaults: SiteSettings;
  label: string;
  span?: FieldSpan;
  hint?: string;
}

/** The settings by part, each with the way back to its built-in value. */
export function SettingsFields({ defaults }: { defaults: SiteSettings }) {
  const { firstHoldHours } = useSite();
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
      <FormSection id="limiti" title="Promesse e limiti">
        <NumberSetting
          {...of("reply_within_hours", "Risposta entro")}
          suffix="ore"
          hint="È promessa in ogni pagina che invita a scrivere."
        />
        <NumberSetting
          {...of("hold_hours", "Una richiesta blocca l'auto per")}
          suffix="ore"
          hint={`Dalla richiesta, quando il cliente ha aperto il link della mail; fino ad allora per ${firstHoldHours} ore.`}
        />
        <NumberSetting {...of("one_way_rate", "Riconsegna in un'altra città")} suffix="€ / km" />
        <NumberSetting
          {...of("staff_discount_percent", "Sconto massimo dello staff")}
          suffix="%"
          hint="Un amministratore non ha limite."
        />
      </FormSection>
    </>
  );
}

interface TextSettingProps extends SettingProps {
  type?: "text" | "tel" | "email";
  optional?: boolean;
}

function TextSetting({ defaults, optional = false, hint, ...field }: TextSettingProps) {
  const wayBack = useWayBack(field.name, defaults, hint);
  return <TextField {...field} required={!optional} autoComplete="off" hint={wayBack} />;
}

function NumberSetting({ defaults, hint, ...field }: SettingProps & { suffix: string }) {
  return <NumberField {...field} required hint={useWayBack(field.name, defaults, hint)} />;
}

/** The hint of a field, with its way back while it has another value. */
function useWayBack(name: keyof SiteSettings, defaults: SiteSettings, hint: string | undefined) {
  if (!useIsSet({ name, defaults })) return hint;
  return (
    <>
      {hint} <RestoreDefault name={name} defaults={defaults} />
    </>
  );
}
