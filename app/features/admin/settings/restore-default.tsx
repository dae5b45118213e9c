import { useFormContext, useWatch } from "react-hook-form";
import { SETTINGS_WORDS } from "#app/features/admin/settings/settings-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import type { SiteSettings } from "#domain/forms/site-settings.ts";
import { formatNumber } from "#domain/numbers.ts";

/** Characters of a built-in value that a button still says whole. */
const LONGEST_NAMED = 40;

interface RestoreDefaultProps {
  name: keyof SiteSettings;
  defaults: SiteSettings;
}

/** Whether a field has another value than the built-in one. */
export function useIsSet({ name, defaults }: RestoreDefaultProps): boolean {
  const value: unknown = useWatch({ name });
  return JSON.stringify(value) !== JSON.stringify(defaults[name]);
}

/** Puts a field back to the built-in value. */
export function RestoreDefault({ name, defaults }: RestoreDefaultProps) {
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
