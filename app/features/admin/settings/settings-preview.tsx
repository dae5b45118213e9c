import { useWatch } from "react-hook-form";
import { SETTINGS_WORDS } from "#app/features/admin/settings/settings-words.ts";
import { useSite } from "#app/ui/site.tsx";
import type { SiteSettings } from "#domain/forms/site-settings.ts";
import { messages } from "#domain/messages.it.ts";
import styles from "./settings-preview.module.css";

/** The footer and the contacts as visitors will read them, while they are being typed. */
export function SettingsPreview() {
  const set = useWatch<SiteSettings>() as SiteSettings;
  const { foundedYear } = useSite();
  const rights = `© ${foundedYear} ${set.legal_name} · Tutti i diritti riservati`;
  return (
    <aside className={styles.preview} aria-labelledby="anteprima">
      <h2 id="anteprima">{SETTINGS_WORDS.previewTitle}</h2>
      <h3>{SETTINGS_WORDS.footer}</h3>
      <address>
        {set.phone}
        <br />
        {set.email}
        <br />
        {`${set.street}, ${set.postal_code} ${set.city}`}
        <br />
        {set.opening_hours[0]?.hours}
        <br />
        {set.vat_number === "" ? rights : `${rights} · ${messages.footer.vatNumber(set.vat_number)}`}
      </address>
      <h3>{SETTINGS_WORDS.contacts}</h3>
      <address>
        {set.legal_name}
        <br />
        {set.street}
        <br />
        {`${set.postal_code} ${set.city}, ${set.country}`}
      </address>
      <dl>
        {set.opening_hours.map(({ label, hours }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: while they are typed two rows may be alike
          <div key={at}>
            <dt>{label}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
