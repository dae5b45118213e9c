import {
  keepPreference,
  type Preferences,
  THEME_COOKIE,
  YEAR_LIFETIME,
} from "#app/features/admin/shell/preferences.ts";
import { IconButton } from "#app/ui/panel/button.tsx";

interface ThemeButtonProps {
  className?: string | undefined;
  theme: Preferences["theme"];
  onChange: (theme: Preferences["theme"]) => void;
}

/** Turns the light on or off; until then the panel follows the device. */
export function ThemeButton({ className, theme, onChange }: ThemeButtonProps) {
  const change = () => {
    const dark = theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
    const next = dark ? "light" : "dark";
    keepPreference(THEME_COOKIE, next, YEAR_LIFETIME);
    onChange(next);
  };
  return <IconButton icon="theme" label="Tema chiaro o scuro" className={className} onClick={change} />;
}
