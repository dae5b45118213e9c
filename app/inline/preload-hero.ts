import { NARROW_QUERY } from "#app/ui/breakpoints.ts";
import { HERO_WIDTHS, TALL_HERO_SIZES, TALL_HERO_WIDTHS } from "#app/ui/picture/picture-variants.ts";

/** Runs in the head of a page with the hero, after theme.ts. It preloads the hero of the hour, which only the browser's clock can tell. */
export default function preloadHero(): void {
  const isNarrow = matchMedia(NARROW_QUERY).matches;
  const path = `/pictures/heroes/${document.documentElement.dataset.hour}${isNarrow ? "-tall" : ""}`;
  const widths = isNarrow ? TALL_HERO_WIDTHS : HERO_WIDTHS;
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "image";
  link.type = "image/avif";
  link.fetchPriority = "high";
  link.imageSrcset = widths.map((width) => `${path}-${width}.avif ${width}w`).join(", ");
  link.imageSizes = isNarrow ? TALL_HERO_SIZES : "100vw";
  document.head.append(link);
}
