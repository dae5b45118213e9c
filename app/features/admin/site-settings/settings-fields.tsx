import { useWatch } from "react-hook-form";
import { PANEL_WORDS } from "#app/features/admin/panel-words.ts";
import { ClaimFields } from "#app/features/admin/site-settings/claim-fields.tsx";
import { ClosedMonthField } from "#app/features/admin/site-settings/closed-month-field.tsx";
import { DrawingsFields } from "#app/features/admin/site-settings/drawings-fields.tsx";
import { HeroFields } from "#app/features/admin/site-settings/hero-fields.tsx";
import { HoursFields } from "#app/features/admin/site-settings/hours-fields.tsx";
import { LanguageFields } from "#app/features/admin/site-settings/language-fields.tsx";
import { LogoFields } from "#app/features/admin/site-settings/logos/logo-fields.tsx";
import { OfferFields } from "#app/features/admin/site-settings/offer-fields.tsx";
import { PaletteFields } from "#app/features/admin/site-settings/palette/palette-fields.tsx";
import { ReminderFields } from "#app/features/admin/site-settings/reminder-fields.tsx";
import { RequiredPictureFields } from "#app/features/admin/site-settings/required-picture-fields.tsx";
import {
  LinesSetting,
  NumberSetting,
  SentencesSetting,
  settingsOf,
  TextSetting,
} from "#app/features/admin/site-settings/setting-field.tsx";
import { SETTINGS_WORDS as WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import { FieldBox, FieldHint } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { buildRentalFacts } from "#domain/prices/rental-facts.ts";
import { parseStoredSettings, toRentalConfiguration } from "#domain/site-settings/site-settings.ts";
import { RENTAL_FACTS_IT } from "#domain/words/prices/rental-facts.it.ts";
import styles from "./settings.module.css";

/** The settings in sections, each field with a button that restores the built-in value. */
export function SettingsFields({ defaults }: { defaults: SiteSettings }) {
  const settingOf = settingsOf(defaults);
  return (
    <>
      <FormSection id="casa" title="La casa">
        <TextSetting {...settingOf("name")} />
        <TextSetting {...settingOf("mark_line")} optional hint={WORDS.markLineHint} />
        <TextSetting {...settingOf("legal_name")} />
        <TextSetting
          {...settingOf("vat_number")}
          optional
          hint="Se c'è, appare nel piè di pagina e nelle pagine legali."
        />
        <TextSetting {...settingOf("booking_prefix")} maxLength={4} hint={WORDS.prefixHint} />
      </FormSection>
      <LogoFields />
      <PaletteFields defaults={defaults} />
      <OfferFields />
      <LanguageFields />
      <ClaimFields defaults={defaults} />
      <DrawingsFields defaults={defaults} />
      <HeroFields />
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
        <TextSetting {...settingOf("mail_sender")} optional hint={WORDS.senderHint} />
      </FormSection>
      <HoursFields defaults={defaults} />
      <LimitFields defaults={defaults} />
      <ReminderFields />
      <RequiredPictureFields />
      <ClosedMonthField defaults={defaults} />
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
  const settingOf = settingsOf(defaults);
  const phoneHours = useWatch<SiteSettings, "phone_hours">({ name: "phone_hours" });
  return (
    <FormSection id="limiti" title="Promesse e limiti">
      <NumberSetting {...settingOf("reply_within_hours")} suffix="ore" hint={WORDS.replyHint} />
      <NumberSetting {...settingOf("review_after_hours")} suffix="ore" hint={WORDS.reviewHint} />
      <NumberSetting
        {...settingOf("first_hold_hours")}
        suffix="ore"
        hint={phoneHours?.kind === "weekly" ? WORDS.firstHoldWithHoursHint : WORDS.firstHoldHint}
      />
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
  const settingOf = settingsOf(defaults);
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

/** How the company rents, in the words that renters read before they give their name (product.md#rental-facts). */
function RentalSettingsFields({ defaults }: { defaults: SiteSettings }) {
  const settingOf = settingsOf(defaults);
  return (
    <FormSection id="noleggio" title="Come si noleggia">
      <FieldBox>
        <FieldHint>{WORDS.rentalNote}</FieldHint>
      </FieldBox>
      <NumberSetting {...settingOf("grace_minutes")} suffix="minuti" hint={WORDS.graceHint} />
      <SwitchField name="show_vat_abroad" label={SETTING_WORDS.show_vat_abroad} hint={WORDS.vatAbroadHint} />
      <NumberSetting {...settingOf("young_driver_age")} suffix="anni" hint={WORDS.youngDriverHint} />
      <NumberSetting {...settingOf("young_driver_fee")} suffix="€ / giorno" />
      <LinesSetting {...settingOf("payments")} span={12} hint={WORDS.paymentsHint} />
      <TextSetting {...settingOf("deposit_held")} span={12} hint={WORDS.depositHint} />
      <NumberSetting {...settingOf("deposit_shown_days")} suffix="giorni" />
      <LinesSetting {...settingOf("kasko_covers")} span={12} hint={WORDS.kaskoCoversHint} />
      <LinesSetting {...settingOf("kasko_excludes")} span={12} hint={WORDS.kaskoExcludesHint} />
      <SentencesSetting {...settingOf("own_costs")} />
      <SentencesSetting {...settingOf("fuel_level")} />
      <SentencesSetting {...settingOf("further_drivers")} hint={WORDS.furtherDriverHint} />
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
    { ...PANEL_WORDS, rentalFacts: RENTAL_FACTS_IT },
    EXAMPLE_TERMS,
    toRentalConfiguration({ ...defaults, ...parseStoredSettings({ ...typedSettings }) }),
    { furtherDriverPrice: WORDS.furtherDriverPrice },
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
