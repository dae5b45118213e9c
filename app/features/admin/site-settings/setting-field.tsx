import { useFormContext, useWatch } from "react-hook-form";
import { SETTINGS_WORDS as WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import type { FieldSpan } from "#app/ui/panel/forms/field-parts.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { LinesField, TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { formatNumber } from "#domain/numbers.ts";

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
  maxLength?: number;
}

/** Returns what each field of a section needs to know of its setting. */
export const settingsOf = (defaults: SiteSettings) => (name: keyof SiteSettings) => ({
  name,
  label: SETTING_WORDS[name],
  defaults,
});

/** A text setting with a restore button. */
export function TextSetting({ defaults, optional = false, hint, ...field }: TextSettingProps) {
  const restoreHint = useRestoreHint(field.name, defaults, hint);
  return <TextField {...field} required={!optional} autoComplete="off" hint={restoreHint} />;
}

/** A number setting with a restore button. */
export function NumberSetting({ defaults, hint, ...field }: SettingProps & { suffix?: string }) {
  return <NumberField {...field} required hint={useRestoreHint(field.name, defaults, hint)} />;
}

/** A year that may be missing, with a restore button. */
export function YearSetting({ defaults, hint, ...field }: SettingProps) {
  return <NumberField {...field} isYear hint={useRestoreHint(field.name, defaults, hint)} />;
}

/** A multi-line text setting with a restore button. */
export function SentencesSetting({ defaults, hint, ...field }: SettingProps) {
  return <TextareaField {...field} required span={12} hint={useRestoreHint(field.name, defaults, hint)} />;
}

/** A list setting, one item per line, with a restore button. */
export function LinesSetting({ defaults, hint, ...field }: SettingProps) {
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

interface RestoreDefaultProps {
  name: keyof SiteSettings;
  defaults: SiteSettings;
}

/** Whether a field differs from its built-in value. */
export function useIsChanged({ name, defaults }: RestoreDefaultProps): boolean {
  const value: unknown = useWatch({ name });
  return JSON.stringify(value) !== JSON.stringify(defaults[name]);
}

/** Restores the built-in value of a field. */
export function RestoreDefault({ name, defaults }: RestoreDefaultProps) {
  const { setValue } = useFormContext();
  const restore = () => setValue(name, structuredClone(defaults[name]), { shouldDirty: true, shouldValidate: true });
  return (
    <Button look="ghost" small icon="refresh" onClick={restore}>
      {restoreLabel(name, defaults[name])}
    </Button>
  );
}

/** Longest built-in value that the restore button shows in full, in characters. */
const MAX_SHOWN_DEFAULT_CHARACTERS = 40;
const YEAR_SETTINGS: readonly (keyof SiteSettings)[] = ["heritage_since", "founded_year"];

function restoreLabel(name: keyof SiteSettings, defaultValue: SiteSettings[keyof SiteSettings]): string {
  if (Array.isArray(defaultValue)) return WORDS.restoreLines;
  if (defaultValue === "" || defaultValue === null) return WORDS.restoreEmpty;
  if (typeof defaultValue === "object") return "kind" in defaultValue ? WORDS.restoreHours : WORDS.restoreText;
  if (typeof defaultValue === "number")
    return WORDS.restore(YEAR_SETTINGS.includes(name) ? String(defaultValue) : formatNumber(defaultValue));
  const text = String(defaultValue);
  return text.length > MAX_SHOWN_DEFAULT_CHARACTERS ? WORDS.restoreText : WORDS.restore(text);
}
