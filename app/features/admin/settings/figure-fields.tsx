import { NumberSetting } from "#app/features/admin/settings/setting-field.tsx";
import { SETTINGS_WORDS as WORDS } from "#app/features/admin/settings/settings-words.ts";
import { FieldBox, FieldHint } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import type { SiteSettings } from "#domain/forms/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings-words.ts";

interface FiguresProps {
  defaults: SiteSettings;
}

/** What the company promises, and how much of it one person may ask for. */
export function LimitFields({ defaults }: FiguresProps) {
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
export function DeliveryFields({ defaults }: FiguresProps) {
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
