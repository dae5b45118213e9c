import { RestoreDefault, useIsSet } from "#app/features/admin/settings/restore-default.tsx";
import type { FieldSpan } from "#app/ui/panel/forms/field-parts.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { LinesField, TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { SiteSettings } from "#domain/forms/site-settings.ts";

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
export function TextSetting({ defaults, optional = false, hint, ...field }: TextSettingProps) {
  const wayBack = useWayBack(field.name, defaults, hint);
  return <TextField {...field} required={!optional} autoComplete="off" hint={wayBack} />;
}

/** A figure that is set, with the way back to its built-in value. */
export function NumberSetting({ defaults, hint, ...field }: SettingProps & { suffix?: string }) {
  return <NumberField {...field} required hint={useWayBack(field.name, defaults, hint)} />;
}

/** A sentence or two, set the same way. */
export function SentencesSetting({ defaults, hint, ...field }: SettingProps) {
  return <TextareaField {...field} required span={12} hint={useWayBack(field.name, defaults, hint)} />;
}

/** A list that ends up in a sentence, set the same way. */
export function LinesSetting({ defaults, hint, ...field }: SettingProps) {
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
