import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { SETTINGS_WORDS, SETTINGS_WORDS as WORDS } from "#app/features/admin/settings/settings-words.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldHint, type FieldSpan, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { LinesField, TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { MOST_OPENING_HOURS, type SiteSettings } from "#domain/forms/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings-words.ts";
import { formatNumber } from "#domain/numbers.ts";
import { rentalFacts } from "#domain/prices/rental-facts.ts";
import { keptSettings, rentingOf } from "#domain/site-settings.ts";
import styles from "./settings.module.css";

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

interface FiguresProps {
  defaults: SiteSettings;
}

/** What the company promises, and how much of it one person may ask for. */
function LimitFields({ defaults }: FiguresProps) {
  const of = (name: keyof SiteSettings) => ({ name, label: SETTING_WORDS[name], defaults });
  return (
    <FormSection id="limiti" title="Promesse e limiti">
      <NumberSetting {...of("reply_within_hours")} suffix="ore" hint={WORDS.replyHint} />
      <NumberSetting {...of("review_after_hours")} suffix="ore" hint={WORDS.reviewHint} />
      <NumberSetting {...of("first_hold_hours")} suffix="ore" hint={WORDS.firstHoldHint} />
      <NumberSetting {...of("hold_hours")} suffix="ore" hint={WORDS.holdHint} />
      <NumberSetting {...of("open_requests_at_most")} hint={WORDS.openRequestsHint} />
      <NumberSetting {...of("requests_to_alert")} suffix="richieste / giorno" hint={WORDS.alertHint} />
      <NumberSetting {...of("form_mails_daily")} suffix="al giorno" hint={WORDS.formMailsHint} />
      <NumberSetting {...of("staff_discount_percent")} suffix="%" hint={WORDS.discountHint} />
      <NumberSetting {...of("one_way_rate")} suffix="€ / km" />
    </FormSection>
  );
}

/** How far, how fast and for how much cars are brought to their renters (product.md#delivery). */
function DeliveryFields({ defaults }: FiguresProps) {
  const of = (name: keyof SiteSettings) => ({ name, label: SETTING_WORDS[name], defaults });
  return (
    <FormSection id="consegna" title="Consegna">
      <FieldBox>
        <FieldHint>{WORDS.deliveryNote}</FieldHint>
      </FieldBox>
      <NumberSetting {...of("free_radius")} suffix="km" hint={WORDS.freeRadiusHint} />
      <NumberSetting {...of("delivery_rate")} suffix="€ / km" hint={WORDS.deliveryRateHint} />
      <NumberSetting {...of("preparation_hours")} suffix="ore" hint={WORDS.preparationHint} />
      <NumberSetting {...of("driving_speed")} suffix="km/h" />
      <NumberSetting {...of("road_factor")} suffix="×" hint={WORDS.roadHint} />
      {CATEGORY_SLUGS.map((slug) => (
        <NumberSetting key={slug} {...of(`reach_${slug}`)} suffix="km" hint={WORDS.reachHint} />
      ))}
    </FormSection>
  );
}

/** When somebody answers, row by row. */
function OpeningHoursField({ defaults }: { defaults: SiteSettings }) {
  const { control } = useFormContext<SiteSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: "opening_hours" });
  const { errors } = useFormState<SiteSettings>();
  const isSet = useIsSet({ name: "opening_hours", defaults });
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
          disabled={fields.length >= MOST_OPENING_HOURS}
          onClick={() => append({ label: "", hours: "" })}
        >
          {SETTINGS_WORDS.addHours}
        </Button>
        {isSet && <RestoreDefault name="opening_hours" defaults={defaults} />}
      </div>
    </FieldBox>
  );
}

/** How the company rents, in the words a renter reads before leaving a name (product.md#rental-facts). */
function RentalSettingsFields({ defaults }: { defaults: SiteSettings }) {
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

/** Of no car there is; the sentences around them are what an admin changes. */
const EXAMPLE_TERMS = { deposit: 1_000_000, excess: 800_000 };

/** The facts of a rental by what is typed; a field that cannot stand yet is shown by its built-in value. */
function RentalPreview({ defaults }: { defaults: SiteSettings }) {
  const set = useWatch<SiteSettings>();
  const facts = rentalFacts(EXAMPLE_TERMS, rentingOf({ ...defaults, ...keptSettings({ ...set }) }));
  return (
    <FieldBox>
      <section className={styles.rentalPreview} aria-labelledby="anteprima-noleggio">
        <h2 id="anteprima-noleggio" className={textStyles.strong}>
          {WORDS.carPage}
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

/** A text that is set, with the way back to its built-in value. */
function TextSetting({ defaults, optional = false, hint, ...field }: TextSettingProps) {
  const wayBack = useWayBack(field.name, defaults, hint);
  return <TextField {...field} required={!optional} autoComplete="off" hint={wayBack} />;
}

/** A figure that is set, with the way back to its built-in value. */
function NumberSetting({ defaults, hint, ...field }: SettingProps & { suffix?: string }) {
  return <NumberField {...field} required hint={useWayBack(field.name, defaults, hint)} />;
}

/** A sentence or two, set the same way. */
function SentencesSetting({ defaults, hint, ...field }: SettingProps) {
  return <TextareaField {...field} required span={12} hint={useWayBack(field.name, defaults, hint)} />;
}

/** A list that ends up in a sentence, set the same way. */
function LinesSetting({ defaults, hint, ...field }: SettingProps) {
  return <LinesField {...field} required hint={useWayBack(field.name, defaults, hint)} />;
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

/** Characters of a built-in value that a button still says whole. */
const LONGEST_NAMED = 40;

interface RestoreDefaultProps {
  name: keyof SiteSettings;
  defaults: SiteSettings;
}

/** Whether a field has another value than the built-in one. */
function useIsSet({ name, defaults }: RestoreDefaultProps): boolean {
  const value: unknown = useWatch({ name });
  return JSON.stringify(value) !== JSON.stringify(defaults[name]);
}

/** Puts a field back to the built-in value. */
function RestoreDefault({ name, defaults }: RestoreDefaultProps) {
  const { setValue } = useFormContext<SiteSettings>();
  const initial = defaults[name];
  const restore = () => setValue(name, initial, { shouldDirty: true, shouldValidate: true });
  return (
    <Button look="ghost" small icon="refresh" onClick={restore}>
      {restoreWords(initial)}
    </Button>
  );
}

function restoreWords(initial: SiteSettings[keyof SiteSettings]): string {
  if (Array.isArray(initial)) return SETTINGS_WORDS.restoreLines;
  if (initial === "") return SETTINGS_WORDS.restoreEmpty;
  if (typeof initial === "string" && initial.length > LONGEST_NAMED) return SETTINGS_WORDS.restoreText;
  return SETTINGS_WORDS.restore(typeof initial === "number" ? formatNumber(initial) : initial);
}
