import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { SETTINGS_WORDS, SETTINGS_WORDS as WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldHint, type FieldSpan, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { LinesField, TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { MAX_OPENING_HOURS_ROWS, type SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { formatNumber } from "#domain/numbers.ts";
import { buildRentalFacts } from "#domain/prices/rental-facts.ts";
import { parseStoredSettings, toRentalConfiguration } from "#domain/site-settings/site-settings.ts";
import styles from "./settings.module.css";

/** The settings in sections, each field with a button that restores the built-in value. */
export function SettingsFields({ defaults }: { defaults: SiteSettings }) {
  const settingOf = (name: keyof SiteSettings) => ({ name, label: SETTING_WORDS[name], defaults });
  return (
    <>
      <FormSection id="casa" title="La casa">
        <TextSetting {...settingOf("name")} />
        <TextSetting {...settingOf("legal_name")} />
        <TextSetting
          {...settingOf("vat_number")}
          optional
          hint="Se c'è, appare nel piè di pagina e nelle pagine legali."
        />
      </FormSection>
      <FormSection id="sede" title="Sede">
        <TextSetting {...settingOf("street")} span={8} />
        <TextSetting {...settingOf("postal_code")} span={4} />
        <TextSetting {...settingOf("city")} span={4} />
        <TextSetting {...settingOf("country")} span={4} />
        <TextSetting {...settingOf("country_code")} span={4} />
      </FormSection>
      <FormSection id="contatti" title="Contatti">
        <TextSetting {...settingOf("phone")} type="tel" />
        <TextSetting {...settingOf("whatsapp")} type="tel" />
        <TextSetting {...settingOf("email")} type="email" hint="È l'indirizzo che i clienti leggono." />
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

interface SettingsSectionProps {
  defaults: SiteSettings;
}

/** The promises to customers, and limits per person. */
function LimitFields({ defaults }: SettingsSectionProps) {
  const settingOf = (name: keyof SiteSettings) => ({ name, label: SETTING_WORDS[name], defaults });
  return (
    <FormSection id="limiti" title="Promesse e limiti">
      <NumberSetting {...settingOf("reply_within_hours")} suffix="ore" hint={WORDS.replyHint} />
      <NumberSetting {...settingOf("review_after_hours")} suffix="ore" hint={WORDS.reviewHint} />
      <NumberSetting {...settingOf("first_hold_hours")} suffix="ore" hint={WORDS.firstHoldHint} />
      <NumberSetting {...settingOf("hold_hours")} suffix="ore" hint={WORDS.holdHint} />
      <NumberSetting {...settingOf("open_requests_at_most")} hint={WORDS.openRequestsHint} />
      <NumberSetting {...settingOf("requests_to_alert")} suffix="richieste / giorno" hint={WORDS.alertHint} />
      <NumberSetting {...settingOf("form_mails_daily")} suffix="al giorno" hint={WORDS.formMailsHint} />
      <NumberSetting {...settingOf("staff_discount_percent")} suffix="%" hint={WORDS.discountHint} />
      <NumberSetting {...settingOf("one_way_rate")} suffix="€ / km" />
    </FormSection>
  );
}

/** Distance, speed and price of deliveries (product.md#delivery). */
function DeliveryFields({ defaults }: SettingsSectionProps) {
  const settingOf = (name: keyof SiteSettings) => ({ name, label: SETTING_WORDS[name], defaults });
  return (
    <FormSection id="consegna" title="Consegna">
      <FieldBox>
        <FieldHint>{WORDS.deliveryNote}</FieldHint>
      </FieldBox>
      <NumberSetting {...settingOf("free_radius")} suffix="km" hint={WORDS.freeRadiusHint} />
      <NumberSetting {...settingOf("delivery_rate")} suffix="€ / km" hint={WORDS.deliveryRateHint} />
      <NumberSetting {...settingOf("preparation_hours")} suffix="ore" hint={WORDS.preparationHint} />
      <NumberSetting {...settingOf("driving_speed")} suffix="km/h" />
      <NumberSetting {...settingOf("road_factor")} suffix="×" hint={WORDS.roadHint} />
      {CATEGORY_SLUGS.map((slug) => (
        <NumberSetting key={slug} {...settingOf(`reach_${slug}`)} suffix="km" hint={WORDS.reachHint} />
      ))}
    </FormSection>
  );
}

/** Edits the opening hours, row by row. */
function OpeningHoursField({ defaults }: { defaults: SiteSettings }) {
  const { control } = useFormContext<SiteSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: "opening_hours" });
  const { errors } = useFormState<SiteSettings>();
  const isChanged = useIsChanged({ name: "opening_hours", defaults });
  const problem = errors.opening_hours?.root?.message ?? errors.opening_hours?.message;
  return (
    <FieldBox span={12} className={styles.rows}>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.row}>
          <TextField name={`opening_hours.${at}.label`} label={SETTINGS_WORDS.hoursLabel(at + 1)} required />
          <TextField name={`opening_hours.${at}.hours`} label={SETTINGS_WORDS.hours(at + 1)} required />
          <IconButton icon="close" label={SETTINGS_WORDS.removeHours(at + 1)} onClick={() => remove(at)} />
        </div>
      ))}
      {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
      <div className={styles.rowEnd}>
        <Button
          look="ghost"
          icon="plus"
          small
          disabled={fields.length >= MAX_OPENING_HOURS_ROWS}
          onClick={() => append({ label: "", hours: "" })}
        >
          {SETTINGS_WORDS.addHours}
        </Button>
        {isChanged && <RestoreDefault name="opening_hours" defaults={defaults} />}
      </div>
    </FieldBox>
  );
}

/** How the company rents, in the words that renters read before they give their name (product.md#rental-facts). */
function RentalSettingsFields({ defaults }: { defaults: SiteSettings }) {
  const settingOf = (name: keyof SiteSettings) => ({ name, label: SETTING_WORDS[name], defaults });
  return (
    <FormSection id="noleggio" title="Come si noleggia">
      <FieldBox>
        <FieldHint>{WORDS.rentalNote}</FieldHint>
      </FieldBox>
      <LinesSetting {...settingOf("payments")} span={12} hint={WORDS.paymentsHint} />
      <TextSetting {...settingOf("deposit_held")} span={12} hint={WORDS.depositHint} />
      <NumberSetting {...settingOf("deposit_shown_days")} suffix="giorni" />
      <LinesSetting {...settingOf("kasko_covers")} span={12} hint={WORDS.kaskoCoversHint} />
      <LinesSetting {...settingOf("kasko_excludes")} span={12} hint={WORDS.kaskoExcludesHint} />
      <SentencesSetting {...settingOf("own_costs")} />
      <SentencesSetting {...settingOf("fuel_level")} />
      <SentencesSetting {...settingOf("further_drivers")} />
      <NumberSetting {...settingOf("further_driver_rate")} suffix="€ / giorno" hint={WORDS.furtherDriverHint} />
      <RentalPreview defaults={defaults} />
    </FormSection>
  );
}

/** Example terms of no real car: admins edit only the sentences around them. */
const EXAMPLE_TERMS = { deposit: 1_000_000, excess: 800_000 };

/** Previews the rental facts while they are typed; an invalid field is shown with its built-in value. */
function RentalPreview({ defaults }: { defaults: SiteSettings }) {
  const typedSettings = useWatch<SiteSettings>();
  const facts = buildRentalFacts(
    EXAMPLE_TERMS,
    toRentalConfiguration({ ...defaults, ...parseStoredSettings({ ...typedSettings }) }),
  );
  return (
    <FieldBox>
      <section className={styles.rentalPreview} aria-labelledby="anteprima-noleggio">
        <h2 id="anteprima-noleggio" className={textStyles.strong}>
          {WORDS.vehiclePage}
        </h2>
        <p className={textStyles.meta}>{WORDS.exampleTerms}</p>
        <dl>
          {facts.map(({ key, title, text }) => (
            <div key={key}>
              <dt className={textStyles.meta}>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </FieldBox>
  );
}

interface SettingProps {
  name: keyof SiteSettings;
  defaults: SiteSettings;
  label: string;
  span?: FieldSpan;
  hint?: string;
}

interface TextSettingProps extends SettingProps {
  type?: "text" | "tel" | "email";
  optional?: boolean;
}

/** A text setting with a restore button. */
function TextSetting({ defaults, optional = false, hint, ...field }: TextSettingProps) {
  const restoreHint = useRestoreHint(field.name, defaults, hint);
  return <TextField {...field} required={!optional} autoComplete="off" hint={restoreHint} />;
}

/** A number setting with a restore button. */
function NumberSetting({ defaults, hint, ...field }: SettingProps & { suffix?: string }) {
  return <NumberField {...field} required hint={useRestoreHint(field.name, defaults, hint)} />;
}

/** A multi-line text setting with a restore button. */
function SentencesSetting({ defaults, hint, ...field }: SettingProps) {
  return <TextareaField {...field} required span={12} hint={useRestoreHint(field.name, defaults, hint)} />;
}

/** A list setting, one item per line, with a restore button. */
function LinesSetting({ defaults, hint, ...field }: SettingProps) {
  return <LinesField {...field} required hint={useRestoreHint(field.name, defaults, hint)} />;
}

/** Returns the hint of a field, with a restore button while its value differs. */
function useRestoreHint(name: keyof SiteSettings, defaults: SiteSettings, hint: string | undefined) {
  if (!useIsChanged({ name, defaults })) return hint;
  return (
    <>
      {hint} <RestoreDefault name={name} defaults={defaults} />
    </>
  );
}

/** Longest built-in value that the restore button shows in full, in characters. */
const MAX_SHOWN_DEFAULT_CHARACTERS = 40;

interface RestoreDefaultProps {
  name: keyof SiteSettings;
  defaults: SiteSettings;
}

/** Whether a field differs from its built-in value. */
function useIsChanged({ name, defaults }: RestoreDefaultProps): boolean {
  const value: unknown = useWatch({ name });
  return JSON.stringify(value) !== JSON.stringify(defaults[name]);
}

/** Restores the built-in value of a field. */
function RestoreDefault({ name, defaults }: RestoreDefaultProps) {
  const { setValue } = useFormContext<SiteSettings>();
  const defaultValue = defaults[name];
  const restore = () => setValue(name, defaultValue, { shouldDirty: true, shouldValidate: true });
  return (
    <Button look="ghost" small icon="refresh" onClick={restore}>
      {restoreLabel(defaultValue)}
    </Button>
  );
}

function restoreLabel(defaultValue: SiteSettings[keyof SiteSettings]): string {
  if (Array.isArray(defaultValue)) return SETTINGS_WORDS.restoreLines;
  if (defaultValue === "") return SETTINGS_WORDS.restoreEmpty;
  if (typeof defaultValue === "string" && defaultValue.length > MAX_SHOWN_DEFAULT_CHARACTERS)
    return SETTINGS_WORDS.restoreText;
  return SETTINGS_WORDS.restore(typeof defaultValue === "number" ? formatNumber(defaultValue) : defaultValue);
}
