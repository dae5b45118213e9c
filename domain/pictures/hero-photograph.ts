/** A photograph at the top of the home page, with light text over it. */
export interface HeroPhotograph {
  /** With its details, by which it is cropped (picture-details.ts). */
  address: string;
  /** Opacity in percent of the dark veil that makes the text readable. */
  veil: number;
}

export interface HeroPhotographs {
  day: HeroPhotograph;
  /** The same as `day` where the company has none for the night. */
  night: HeroPhotograph;
}

/**
 * The brightest grey, from 0 to 255, on which the lightest ink of every palette has the contrast 4.5:1. The inks on dark grounds have a relative
 * luminance of at least 0.7.
 */
const MAX_GREY_UNDER_TEXT = 95;

/**
 * Returns the opacity in percent, from 0 to 100, of a black veil under which the brightest part of a picture (0 to 255; null if not measured) keeps
 * light text readable (WCAG AA).
 */
export function veilOpacity(brightest: number | null): number {
  const grey = brightest ?? 255;
  return grey <= MAX_GREY_UNDER_TEXT ? 0 : Math.ceil((1 - MAX_GREY_UNDER_TEXT / grey) * 100);
}
