import { THEME_CHOICES } from "#domain/rental-period/night.ts";
import styles from "./theme-switch.module.css";
import { THEME_WORDS } from "./theme-words.ts";

/** Which light the pages wear: the day's, the night's, or the one the device and the clock ask for (product.md#day-and-night). app/browser/theme.ts answers it. */
export function ThemeSwitch() {
  return (
    <fieldset className={styles.root}>
      <legend>{THEME_WORDS.title}</legend>
      {THEME_CHOICES.map((choice) => (
        <button key={choice} type="button" data-does="theme" data-choice={choice} aria-pressed={choice === "auto"}>
          {THEME_WORDS.choices[choice]}
        </button>
      ))}
    </fieldset>
  );
}
