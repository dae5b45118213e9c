import type { HexColour } from "./oklch.ts";

/** A colour by day and by night. */
export type ColourPair = readonly [day: HexColour, night: HexColour];

/**
 * The tokens of app/styles/tokens.css that a palette sets. The others (night, night-sky, dusk and the morning's) continue the grounds of our
 * pictures, so they are the same in every palette.
 */
export const PAGE_TOKENS = [
  "color-card",
  "color-paper",
  "color-paper-deep",
  "color-sheet",
  "color-ink",
  "color-ink-soft",
  "color-velvet",
  "color-velvet-wash",
  "color-hairline",
  "color-champagne",
  "color-gold-text",
  "color-alert",
  "color-action",
  "color-action-hover",
  "color-on-action",
  "color-plate",
  "color-plate-edge",
  "color-ivory",
  "color-velvet-ground",
  "color-velvet-band",
  "color-velvet-mark",
  "color-velvet-line",
  "color-velvet-gold",
] as const;

/** The tokens of app/styles/panel.css that a palette sets: its greys and its accent. Red, hover, scrim and shadow are the same in every palette. */
export const PANEL_TOKENS = [
  "panel-canvas",
  "panel-surface",
  "panel-raised",
  "panel-sunken",
  "panel-line",
  "panel-line-strong",
  "panel-control",
  "panel-ink",
  "panel-ink-soft",
  "panel-ink-faint",
  "panel-accent",
  "panel-fill",
  "panel-fill-hover",
  "panel-on-fill",
  "panel-wash",
  "panel-tile",
  "panel-hatch",
] as const;

export type PageToken = (typeof PAGE_TOKENS)[number];
export type PanelToken = (typeof PANEL_TOKENS)[number];

/** The colours of pages, panel and mails. `mail-card` is the ground of a mail's itinerary; mails take all other colours from the page. */
export type Palette = Readonly<Record<PageToken | PanelToken | "mail-card", ColourPair>>;

/** The values of tokens that are the same in every palette, as far as text stands on them or has their colour. */
export const FIXED_COLOURS = {
  night: "#0e0b08",
  "night-sky": "#10121c",
  "panel-critical": ["#a1271b", "#f2988a"],
  "panel-critical-fill": ["#a1271b", "#9c3427"],
  "panel-critical-wash": ["#f7e6e1", "#3a211c"],
  /** Text on the panel's red (app/ui/panel/button.module.css). */
  onCritical: "#fffefc",
} as const satisfies Record<string, HexColour | ColourPair>;
