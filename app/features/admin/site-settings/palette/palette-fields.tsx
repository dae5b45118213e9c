import { useFormContext, useWatch } from "react-hook-form";
import { PaletteSample } from "#app/features/admin/site-settings/palette/palette-sample.tsx";
import { PALETTE_WORDS as WORDS } from "#app/features/admin/site-settings/palette/palette-words.ts";
import { RestoreDefault, useIsChanged } from "#app/features/admin/site-settings/setting-field.tsx";
import { FieldFrame } from "#app/ui/panel/forms/field.tsx";
import { FieldBox, FieldHint, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { paletteSettings } from "#domain/forms/site-settings/palette-settings.ts";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { isPanelAccent } from "#domain/palettes/accent.ts";
import { isHexColour } from "#domain/palettes/oklch.ts";
import { PALETTE_NAMES, type PaletteChoice, type PaletteName } from "#domain/palettes/palette-names.ts";
import { coloursOf, PALETTES } from "#domain/palettes/site-colours.ts";
import { LIGHTS } from "#domain/palettes/text-grounds.ts";
import styles from "./palette-fields.module.css";

/** Palette and accent colour, with a preview by day and by night (product.md#palette). */
export function PaletteFields({ defaults }: { defaults: SiteSettings }) {
  const [name, typedAccent] = useWatch<SiteSettings, ["palette", "accent"]>({ name: ["palette", "accent"] });
  const accent = paletteSettings.accent.safeParse(typedAccent).data || null;
  const choice = { name, accent };
  return (
    <FormSection id="colori" title={WORDS.title}>
      <FieldBox>
        <FieldHint>{WORDS.note}</FieldHint>
      </FieldBox>
      <FieldBox as="fieldset" className={styles.palettes}>
        <FieldLegend>{SETTING_WORDS.palette}</FieldLegend>
        {PALETTE_NAMES.map((each) => (
          <PaletteOption key={each} name={each} />
        ))}
      </FieldBox>
      <AccentField choice={choice} defaults={defaults} />
      <FieldBox className={styles.samples}>
        {LIGHTS.map((light) => (
          <PaletteSample key={light} colours={coloursOf(choice)} light={light} />
        ))}
      </FieldBox>
    </FormSection>
  );
}

const SWATCHES = ["color-paper", "color-ink", "color-velvet", "color-action", "color-champagne"] as const;

function PaletteOption({ name }: { name: PaletteName }) {
  const { register } = useFormContext();
  return (
    <label className={styles.palette}>
      <input type="radio" value={name} {...register("palette")} />
      <span className={textStyles.strong}>{WORDS.names[name]}</span>
      <span className={styles.swatches} aria-hidden="true">
        {LIGHTS.flatMap((light) =>
          SWATCHES.map((token) => (
            <span key={`${token}-${light}`} style={{ background: PALETTES[name][token][light] }} />
          )),
        )}
      </span>
      <span className={textStyles.meta}>{WORDS.descriptions[name]}</span>
    </label>
  );
}

/** The accent as text, which can be empty, beside the browser's colour picker, which cannot. */
function AccentField({ choice, defaults }: { choice: PaletteChoice; defaults: SiteSettings }) {
  const { register, setValue } = useFormContext<SiteSettings>();
  const isChanged = useIsChanged({ name: "accent", defaults });
  const pickedColour = choice.accent ?? PALETTES[choice.name]["color-velvet"][0];
  const hint = (
    <>
      {WORDS.accentHint} {isChanged && <RestoreDefault name="accent" defaults={defaults} />}
    </>
  );
  return (
    <>
      <FieldFrame name="accent" label={SETTING_WORDS.accent} span={6} hint={hint}>
        {(control) => (
          <div className={styles.accent}>
            <Input {...control} {...register("accent")} autoComplete="off" spellCheck={false} maxLength={7} />
            <input
              type="color"
              aria-label={WORDS.pickAccent}
              value={pickedColour}
              onChange={({ target }) => setValue("accent", target.value, { shouldDirty: true, shouldValidate: true })}
            />
          </div>
        )}
      </FieldFrame>
      <FieldBox span={6} role="status">
        <AccentNotes choice={choice} />
      </FieldBox>
    </>
  );
}

/** Says which colours the accent becomes. */
function AccentNotes({ choice }: { choice: PaletteChoice }) {
  const { accent } = choice;
  if (!accent || !isHexColour(accent)) return null;
  const { "color-velvet": text, "color-action": button } = coloursOf(choice);
  const isUnchanged = [...text, ...button].every((colour) => colour === accent);
  const used = { dayText: text[0], dayButton: button[0], nightText: text[1], nightButton: button[1] };
  return (
    <>
      <FieldHint>{isUnchanged ? WORDS.accentUnchanged : WORDS.accentShifted(used)}</FieldHint>
      {!isPanelAccent(accent) && <FieldHint>{WORDS.panelKeepsAccent}</FieldHint>}
    </>
  );
}
