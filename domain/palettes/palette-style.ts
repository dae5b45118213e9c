import { type ColourPair, PAGE_TOKENS, PANEL_TOKENS, type Palette } from "./palette.ts";
import { VELLUTO } from "./velluto.ts";

/**
 * Returns the style sheet that gives a page the colours of a palette: only the values that differ from the first one, which the other style sheets
 * contain. It is in their cascade layer and has a higher specificity, so it wins wherever it stands. The panel has tokens of its own too.
 */
export function renderPaletteStyle(palette: Palette, part: "site" | "panel"): string {
  const rules = [
    // Computed once, on the page's root (app/styles/tokens.css).
    toRule(":root:root", palette, ["color-card"]),
    toRule(
      ":root:root,[data-ground][data-ground]",
      palette,
      PAGE_TOKENS.filter((token) => token !== "color-card"),
    ),
    // Repeated from tokens.css, because the rule above would win over it.
    "[data-ground][data-ground=night]{--color-paper:var(--color-night)}",
    "[data-ground][data-ground=paper]{--color-sheet:var(--color-card);--color-paper:var(--color-card)}",
    // Banner, footer and the message of a failed load are dark, even if the accent's buttons have a dark label.
    "[data-ground][data-ground=velvet],[data-load-failed]{--color-on-action:var(--color-ivory)}",
    ...(part === "panel" ? [toRule(":root:root:has(.panel-root)", palette, PANEL_TOKENS), SIGN_IN_BUTTONS] : []),
  ];
  return `@layer base{${rules.join("")}}`;
}

/** The sign-in pages have the buttons of the site (app/features/auth/auth-layout.module.css). */
const SIGN_IN_BUTTONS = "[data-page=access]{--panel-on-fill:var(--color-on-action)}";

function toRule(selector: string, palette: Palette, tokens: readonly (keyof Palette)[]): string {
  const declarations = tokens
    .filter((token) => palette[token].join() !== VELLUTO[token].join())
    .map((token) => `--${token}:${writePair(palette[token])}`);
  return declarations.length === 0 ? "" : `${selector}{${declarations.join(";")}}`;
}

const writePair = ([day, night]: ColourPair): string => (day === night ? day : `light-dark(${day},${night})`);
