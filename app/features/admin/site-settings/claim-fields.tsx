import {
  RestoreDefault,
  settingsOf,
  TextSetting,
  useIsChanged,
  YearSetting,
} from "#app/features/admin/site-settings/setting-field.tsx";
import { SETTINGS_WORDS as WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import { FieldBox, FieldGrid, FieldHint } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { ADVERTISED_POINTS } from "#domain/site-configuration.ts";

/** What the site says of the company: each claim can be left out (product.md#settings). */
export function ClaimFields({ defaults }: { defaults: SiteSettings }) {
  const settingOf = settingsOf(defaults);
  return (
    <FormSection id="dichiarazioni" title="Che cosa dichiara il sito">
      <YearSetting {...settingOf("heritage_since")} hint={WORDS.heritageHint} />
      <YearSetting {...settingOf("founded_year")} hint={WORDS.foundedHint} />
      <TextSetting {...settingOf("heading_region")} optional hint={WORDS.regionHint} />
      {ADVERTISED_POINTS.map((point) => (
        <PointFields key={point} name={`point_${point}`} defaults={defaults} />
      ))}
      <FieldBox>
        <FieldHint>{WORDS.pointsHint}</FieldHint>
      </FieldBox>
      <SwitchField name="typed_ratings" label={SETTING_WORDS.typed_ratings} hint={WORDS.ratingsHint} />
    </FormSection>
  );
}

interface PointFieldsProps {
  name: `point_${(typeof ADVERTISED_POINTS)[number]}`;
  defaults: SiteSettings;
}

/** One of the four points: shown or not, and in which words. */
function PointFields({ name, defaults }: PointFieldsProps) {
  const label = SETTING_WORDS[name];
  const input = { placeholder: WORDS.builtInWords, autoComplete: "off" };
  const isChanged = useIsChanged({ name, defaults });
  return (
    <FieldBox as="fieldset" aria-label={label}>
      <FieldGrid>
        <SwitchField name={`${name}.shown`} label={label} />
        <TextField name={`${name}.title`} label={WORDS.pointTitle} span={5} {...input} />
        <TextField name={`${name}.text`} label={WORDS.pointText} span={7} {...input} />
      </FieldGrid>
      {isChanged && <RestoreDefault name={name} defaults={defaults} />}
    </FieldBox>
  );
}
