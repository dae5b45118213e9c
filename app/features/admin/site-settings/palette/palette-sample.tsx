import { PALETTE_WORDS as WORDS } from "#app/features/admin/site-settings/palette/palette-words.ts";
import type { Palette } from "#domain/palettes/palette.ts";
import type { Light } from "#domain/palettes/text-grounds.ts";
import styles from "./palette-fields.module.css";

/** A page in small, in the colours of a palette: banner, text, link, button and footer. */
export function PaletteSample({ colours, light }: { colours: Palette; light: Light }) {
  const colour = (token: keyof Palette) => colours[token][light];
  return (
    <div
      role="img"
      aria-label={WORDS.samples[light]}
      className={styles.sample}
      style={{ background: colour("color-paper"), color: colour("color-ink"), borderColor: colour("color-hairline") }}
    >
      <p className={styles.band} style={{ background: colour("color-velvet-band"), color: colour("color-ivory") }}>
        {WORDS.samples[light]}
      </p>
      <div className={styles.words}>
        <p className={styles.title}>{WORDS.sampleTitle}</p>
        <p style={{ color: colour("color-ink-soft") }}>{WORDS.sampleText}</p>
        <p className={styles.actions}>
          <span style={{ color: colour("color-velvet"), borderBottom: `1px solid ${colour("color-champagne")}` }}>
            {WORDS.sampleLink}
          </span>
          <span
            className={styles.button}
            style={{ background: colour("color-action"), color: colour("color-on-action") }}
          >
            {WORDS.sampleButton}
          </span>
        </p>
      </div>
      <p
        className={styles.band}
        style={{ background: colour("color-velvet-ground"), color: colour("color-velvet-gold") }}
      >
        {WORDS.sampleFooter}
      </p>
    </div>
  );
}
